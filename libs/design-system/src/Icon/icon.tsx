import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { icon as iconClass, type IconSize } from './icon.css.ts';

export type { IconSize } from './icon.css.ts';

export interface IconProps extends RootProps<SVGSVGElement> {
  /**
   * Set only when no text next to the icon has the same meaning. Without a label the icon is
   * decorative.
   */
  readonly label?: string | undefined;
  readonly size?: IconSize | undefined;
  /**
   * Filled instead of outlined, for something that is on, such as the heart of a favourite.
   * `unknown` is a dashed outline.
   */
  readonly filled?: true | 'unknown' | undefined;
}

/** Creates a line icon on a 24 × 24 grid. It has the colour of the surrounding text. */
/* @__NO_SIDE_EFFECTS__ */
export const icon = (path: string) =>
  withRef(function Icon({ label, size, filled, ...root }: IconProps) {
    return (
      <svg
        {...root}
        className={iconClass}
        data-component="icon"
        data-size={size}
        data-filled={filled}
        viewBox="0 0 24 24"
        // These attributes set the appearance on a page without styles.
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        role={label && 'img'}
        aria-label={label}
        aria-hidden={!label || undefined}
      >
        <path d={path} />
      </svg>
    );
  });
