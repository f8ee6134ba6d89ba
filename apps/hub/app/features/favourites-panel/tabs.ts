import { type FavouritesOverview, shortlistCourses } from '@applicant-hub/domain';

/** The tabs of the favourites, in their order; the first is open at first (FAV-1, FAV-3). */
export const favouriteTabs = ['top5', 'courses', 'unis', 'locations', 'subjects', 'pages'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];

/** The search parameter that opens a tab. */
export const TAB_PARAM = 'favourites';

/** The tab that an address opens. */
export function tabOf(search: URLSearchParams): FavouriteTab {
  const wanted = search.get(TAB_PARAM);
  return favouriteTabs.find((tab) => tab === wanted) ?? 'top5';
}

/** The tabs that have a map (FAV-6). */
export const hasMap = (tab: FavouriteTab): boolean =>
  tab === 'top5' || tab === 'courses' || tab === 'unis';

/** How many favourites each tab has, in the order of the tabs. */
export function countsOf({ counts, shortlist }: FavouritesOverview): number[] {
  return [
    shortlistCourses(shortlist.slots).length,
    counts.courses,
    counts.unis,
    // Regions and countries are kept as filters (FAV-24).
    counts.locations + counts.filters,
    counts.subjects,
    counts.pages,
  ];
}
