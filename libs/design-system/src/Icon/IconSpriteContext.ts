'use client';
import { createContext } from 'react';

/**
 * Returns the reference to the symbol of an icon path: `#id` in the same document. Null if there is
 * none; then the icon draws itself.
 */
export type IconSprite = (path: string) => string | null;

/**
 * With a provider, the page contains each icon once as a `<symbol viewBox="0 0 24 24">` with the
 * icon's path, and icons refer to it.
 */
export const IconSpriteContext = createContext<IconSprite | null>(null);
