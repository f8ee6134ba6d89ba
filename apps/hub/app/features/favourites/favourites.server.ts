import type { Result } from '@applicant-hub/api-clients';
import type { FavouritesOverview, HeartKind } from '@applicant-hub/domain';
import { favouriteId } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';

/** How many favourites there are, and the shortlist. Asked once per request. */
export const getOverview = (call: SessionScope): Promise<Result<FavouritesOverview>> =>
  call.context.once('favourites-overview', () =>
    call.context.clients.identity.favouritesOverview(readOptions(call)),
  );

/**
 * The ids of a kind that are favourites: to mark them in a list. When the account does not say,
 * nothing is marked; adding what is there does no harm.
 */
export const getFavouriteIds = (
  call: SessionScope,
  kind: HeartKind,
): Promise<ReadonlySet<string>> =>
  call.context.once(`favourite-ids:${kind}`, async () => {
    const list = await call.context.clients.identity.listFavourites(readOptions(call), kind);
    return new Set(list.ok ? list.value.items.map((item) => favouriteId(kind, item)) : []);
  });
