import { type IconSprite, IconSpriteContext } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { PageContext, type PageInfo } from '#app/platform/browser/page/page-info.ts';

interface IslandFrameProps extends PageInfo {
  sprite: IconSprite;
  children: ReactNode;
}

/**
 * The wrapper of an island on the server and in the browser. It is rendered only for a response
 * from the server, so each response has its own `PageInfo`.
 */
export const IslandFrame = ({ path, token, said, sprite, children }: IslandFrameProps) => (
  <IconSpriteContext.Provider value={sprite}>
    <PageContext.Provider value={{ path, token, said }}>{children}</PageContext.Provider>
  </IconSpriteContext.Provider>
);
