import type { AppLoadContext } from '@remix-run/node';
import { getPageState } from './page-state.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { readSession } from '#app/platform/server/session/session.server.ts';

/**
 * Base addresses of other systems, from the configuration and page state (SH-56). Page state
 * requires a session; without a session, only the configuration is used. Page state cannot add a
 * system that is not configured, because the hub has no links to it.
 */
export async function linkBases(
  request: Request,
  context: AppLoadContext,
): Promise<HubConfig['links']> {
  const { links } = context.config;
  const session = await readSession(request, context);
  if (!session) return links;
  const { bases } = (await getPageState(session, context)).pageState;
  return {
    ...links,
    accounts: links.accounts && (bases.accounts ?? links.accounts),
    services: links.services && (bases.services ?? links.services),
    search: links.search && (bases.search ?? links.search),
    careers: links.careers && (bases.careers ?? links.careers),
  };
}
