import type { Result } from '@applicant-hub/api-clients';
import { favouriteKinds, type FavouritesOverview } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  getLocations,
  getSubjects,
  getUniNames,
} from '#app/features/reference-data/reference.server.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';

import { savedSearchesView } from '../saved-searches/saved-searches-view.server.ts';
import type { SavedSearchView } from '../saved-searches/view-types.ts';

export interface SearchView {
  readonly saved: readonly SavedSearchView[];
  readonly isPostgraduate: boolean;
  /** Null if the count is unavailable. */
  readonly counts: Readonly<
    Record<'subjects' | 'unis' | 'locations' | 'favourites', number | null>
  >;
}

/** The page only counts lists that the server loads anyway. */
export async function searchView(call: RequestScope): Promise<SearchView> {
  const [saved, subjects, unis, locations, overview] = await Promise.all([
    savedSearchesView(call),
    getSubjects(call),
    getUniNames(call),
    getLocations(call),
    getOverview(call),
  ]);
  return {
    saved,
    isPostgraduate: call.applicant.personalisation.studyLevel === 'Postgraduate',
    counts: {
      subjects: countOf(subjects),
      unis: countOf(unis),
      locations: countOf(locations),
      favourites: overview.ok ? countAll(overview.value) : null,
    },
  };
}

const countOf = (list: Result<readonly unknown[]>): number | null =>
  list.ok ? list.value.length : null;

const countAll = ({ counts }: FavouritesOverview): number =>
  favouriteKinds.reduce((sum, kind) => sum + counts[kind], 0);
