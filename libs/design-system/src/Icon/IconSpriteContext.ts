'use client';
import { createContext } from 'react';

/**
 * Says where the symbol of an icon is, by its path: `#id` in the same document. Null where there is
 * none; then the icon draws itself.
 */
export type IconSprite = (path: string) => string | null;

/**
 * Its provider makes every icon one that is drawn once in the page, as a
 * `<symbol viewBox="0 0 24 24">` with the icon's path.
 */
export const IconSpriteContext = createContext<IconSprite | null>(null);
