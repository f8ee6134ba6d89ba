'use client';
import { useContext } from 'react';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { icon as iconClass, type IconSize } from './icon.css.ts';
import { IconSpriteContext } from './IconSpriteContext.ts';

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

/** An icon, drawn from the page's sprite if there is one, otherwise inline. */
export const DrawnIcon = withRef(function DrawnIcon({
  path,
  label,
  size,
  filled,
  ...root
}: IconProps & { readonly path: string }) {
  const href = useContext(IconSpriteContext)?.(path);
  return (
    <svg
      {...root}
      className={iconClass}
      data-component="icon"
      data-size={size}
      data-filled={filled}
      viewBox={href ? undefined : '0 0 24 24'}
      // For a page without styles.
      width="24"
      height="24"
      fill="none"
      stroke={href ? undefined : 'currentColor'}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {href ? <use href={href} /> : <path d={path} />}
    </svg>
  );
});
