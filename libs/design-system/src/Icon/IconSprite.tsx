'use client';
import { createContext, type ReactNode, useContext } from 'react';

/**
 * Says where a symbol with this path is: `#id` in the same document. Null where there is none; then
 * the icon draws itself.
 */
export type IconSprite = (name: string, path: string) => string | null;

const SpriteContext = createContext<IconSprite | null>(null);

export interface IconSpriteProviderProps {
  readonly sprite: IconSprite;
  readonly children: ReactNode;
}

/** Makes every icon one that is drawn once in the page, as a `<symbol viewBox="0 0 24 24">`. */
export function IconSpriteProvider({ sprite, children }: IconSpriteProviderProps) {
  return <SpriteContext.Provider value={sprite}>{children}</SpriteContext.Provider>;
}

export const useSprite = (): IconSprite | null => useContext(SpriteContext);
