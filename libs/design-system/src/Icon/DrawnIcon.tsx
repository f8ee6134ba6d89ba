'use client';
import { useContext } from 'react';
import { icon as iconClass } from './icon.css.ts';
import type { IconProps } from './icon.tsx';
import { IconSpriteContext } from './IconSpriteContext.ts';

/** An icon as the symbol that the page has of it, or by itself. */
export function DrawnIcon({ path, label, size }: IconProps & { readonly path: string }) {
  const href = useContext(IconSpriteContext)?.(path);
  return (
    <svg
      className={iconClass}
      data-component="icon"
      data-size={size}
      viewBox={href ? undefined : '0 0 24 24'}
      width={href ? undefined : 24}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {href ? <use href={href} /> : <path d={path} />}
    </svg>
  );
}
