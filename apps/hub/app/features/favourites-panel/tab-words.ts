import { m } from '@applicant-hub/copy';
import { type FavouriteTab, TAB_PARAM, tabOf } from './tabs.ts';

export const tabWords: Record<FavouriteTab, () => string> = {
  top5: m.favourites_tab_top5,
  courses: m.favourites_tab_courses,
  unis: m.favourites_tab_unis,
  locations: m.favourites_tab_locations,
  subjects: m.favourites_tab_subjects,
  pages: m.favourites_tab_pages,
};

export const hubTitle = (search: URLSearchParams): string =>
  search.has(TAB_PARAM)
    ? m.shell_page_title({ page: m.favourites_tab_title({ tab: tabWords[tabOf(search)]() }) })
    : m.page_hub_heading();
