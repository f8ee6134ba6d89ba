import { type IconSprite, IconSpriteContext } from '@applicant-hub/design-system';
import { type ReactNode, useMemo } from 'react';
import { PageContext, type PageInfo } from '#app/platform/browser/page-info.ts';

interface IslandFrameProps extends PageInfo {
  sprite: IconSprite;
  children: ReactNode;
}

/** What surrounds an island on the server and in the browser alike. */
export function IslandFrame({ path, token, said, sprite, children }: IslandFrameProps) {
  const page = useMemo(() => ({ path, token, said }), [path, token, said]);
  return (
    <IconSpriteContext.Provider value={sprite}>
      <PageContext.Provider value={page}>{children}</PageContext.Provider>
    </IconSpriteContext.Provider>
  );
}
