import { type ReactNode, useMemo } from 'react';
import { PageContext, type PageInfo } from './page-info.ts';

/** What surrounds an island on the server and in the browser alike. */
export function IslandFrame({ path, token, children }: PageInfo & { children: ReactNode }) {
  const page = useMemo(() => ({ path, token }), [path, token]);
  return <PageContext.Provider value={page}>{children}</PageContext.Provider>;
}
