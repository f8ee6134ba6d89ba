import { type IconSprite, IconSpriteContext } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { PageContext, type PageInfo } from '#app/platform/browser/page-info.ts';

interface IslandFrameProps extends PageInfo {
  sprite: IconSprite;
  children: ReactNode;
}

/**
 * What surrounds an island on the server and in the browser alike. It is rendered for each answer of
 * the server, and for nothing else: so each has a `PageInfo` of its own.
 */
export const IslandFrame = ({ path, token, said, sprite, children }: IslandFrameProps) => (
  <IconSpriteContext.Provider value={sprite}>
    <PageContext.Provider value={{ path, token, said }}>{children}</PageContext.Provider>
  </IconSpriteContext.Provider>
);
