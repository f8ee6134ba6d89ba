import { failureText } from '#app/features/favourites/failure-text.ts';
import { getFavouriteIds, isAmong } from '#app/features/favourites/favourites.server.ts';
import { getHome } from '#app/features/reference-data/reference.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { uniCard, type UniCardView } from '#app/features/catalogue/cards/uni-card.ts';
import { listUnis, PAGE_SIZE } from './uni-list.server.ts';
import type { UnisQuery } from './unis-query.ts';

export interface UnisView {
  query: UnisQuery;
  /** Null in a hub without distances. */
  home: { postcode: string; isKnown: boolean } | null;
  /** An error message (FAV-35). */
  problem: string | null;
  list: UniListView | null;
}

interface SavedUni extends UniCardView {
  /** Null while the favourites are unavailable. */
  isFavourite: boolean | null;
}

export interface UniListView {
  /** The number of matches. */
  total: number;
  pageCount: number;
  /** The positions of the first and the last uni on the page, from 1. */
  first: number;
  last: number;
  /** Letters that the name of at least one uni starts with. */
  letters: readonly string[];
  unis: readonly SavedUni[];
}

export async function unisView(call: RequestScope, query: UnisQuery): Promise<UnisView> {
  const home = getHome(call);
  const [found, { postcode, place }, favourites] = await Promise.all([
    listUnis(call, query, home),
    home,
    getFavouriteIds(call, 'unis'),
  ]);
  const shared = {
    query,
    home: postcode === null ? null : { postcode, isKnown: place !== null },
  };
  if (!found.ok) return { ...shared, problem: failureText('unis', found.failure), list: null };

  const { total, letters, unis } = found.value;
  const offset = (query.page - 1) * PAGE_SIZE;
  return {
    ...shared,
    problem: null,
    list: {
      total,
      pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      first: offset + 1,
      last: offset + unis.length,
      letters,
      unis: unis.map((uni) => ({
        ...uniCard(uni),
        isFavourite: isAmong(favourites, uni.providerId),
      })),
    },
  };
}
