import { icon as iconClass } from './icon.css.ts';

/** 28 or 40 px. Default: 1.3 times the text around it. */
export type IconSize = 'l' | 'xl';

export interface IconProps {
  /** Only when nothing beside the icon says the same. Without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly size?: IconSize | undefined;
}

/** One icon of the line family, drawn on a 24 × 24 grid in the colour of the text. */
export const icon = (path: string) =>
  function Icon({ label, size }: IconProps) {
    return (
      <svg
        className={iconClass}
        data-component="icon"
        data-size={size}
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        role={label && 'img'}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <path d={path} />
      </svg>
    );
  };
