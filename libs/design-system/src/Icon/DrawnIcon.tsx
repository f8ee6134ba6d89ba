'use client';
import { useContext } from 'react';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { icon as iconClass, type IconSize } from './icon.css.ts';
import { IconSpriteContext } from './IconSpriteContext.ts';

export interface IconProps extends RootProps<SVGSVGElement> {
  /** Only when nothing beside the icon says the same. Without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly size?: IconSize | undefined;
  /**
   * Full and not a line: what it stands for is on, as the heart of a favourite. A broken line while
   * nobody knows.
   */
  readonly filled?: true | 'unknown' | undefined;
}

/** An icon as the symbol that the page has of it, or by itself. */
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
      width={href ? undefined : 24}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {href ? <use href={href} /> : <path d={path} />}
    </svg>
  );
});
