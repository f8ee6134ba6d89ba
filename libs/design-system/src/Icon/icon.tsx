import { icon as iconClass } from './icon.css.ts';
import { useSprite } from './IconSprite.tsx';

/** 28 or 40 px. Default: 1.3 times the text around it. */
export type IconSize = 'l' | 'xl';

export interface IconProps {
  /** Only when nothing beside the icon says the same. Without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly size?: IconSize | undefined;
}

/** One icon of the line family, drawn on a 24 × 24 grid in the colour of the text. */
export const icon = (name: string, path: string) =>
  function Icon({ label, size }: IconProps) {
    const href = useSprite()?.(name, path) ?? null;
    const root = {
      className: iconClass,
      'data-component': 'icon',
      'data-size': size,
      role: label && 'img',
      'aria-label': label,
      'aria-hidden': label ? undefined : true,
    } as const;
    if (href !== null) {
      return (
        <svg {...root}>
          <use href={href} />
        </svg>
      );
    }
    return (
      <svg {...root} viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor">
        <path d={path} />
      </svg>
    );
  };
