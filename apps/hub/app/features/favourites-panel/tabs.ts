import { type FavouritesOverview, shortlistCourses } from '@applicant-hub/domain';

/** The tabs of the favourites, in order. The first is open by default (FAV-1, FAV-3). */
export const favouriteTabs = ['top5', 'courses', 'unis', 'locations', 'subjects', 'pages'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];

export const TAB_PARAM = 'favourites';

export function tabOf(search: URLSearchParams): FavouriteTab {
  const wanted = search.get(TAB_PARAM);
  return favouriteTabs.find((tab) => tab === wanted) ?? 'top5';
}

/** Whether a tab has a map (FAV-6). */
export const hasMap = (tab: FavouriteTab): boolean =>
  tab === 'top5' || tab === 'courses' || tab === 'unis';

export function countsOf({ counts, shortlist }: FavouritesOverview): number[] {
  return [
    shortlistCourses(shortlist.slots).length,
    counts.courses,
    counts.unis,
    // Regions and countries are saved as filters (FAV-24).
    counts.locations + counts.filters,
    counts.subjects,
    counts.pages,
  ];
}
