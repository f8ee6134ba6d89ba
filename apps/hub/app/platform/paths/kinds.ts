import { m } from '@applicant-hub/copy';
import type { FavouriteKind } from '@applicant-hub/domain';
import { paths } from './links.ts';

/** The tabs of the page where favourites are managed, in their order; the first is open at first. */
export const manageKinds = ['courses', 'unis', 'locations', 'subjects', 'pages'] as const;
export type ManageKind = (typeof manageKinds)[number];

/** The lists behind each tab. Regions and countries are kept as filters (FAV-24). */
export const listsOf: Readonly<Record<ManageKind, readonly FavouriteKind[]>> = {
  courses: ['courses'],
  unis: ['unis'],
  locations: ['locations', 'filters'],
  subjects: ['subjects'],
  pages: ['pages'],
};

/** What each tab is called. */
export const kindWords: Readonly<Record<ManageKind, () => string>> = {
  courses: m.favourites_tab_courses,
  unis: m.favourites_tab_unis,
  locations: m.favourites_tab_locations,
  subjects: m.favourites_tab_subjects,
  pages: m.favourites_tab_pages,
};

/** What to say when there is nothing of a kind. */
export const emptyWords: Readonly<Record<ManageKind, () => string>> = {
  courses: m.manage_empty_courses,
  unis: m.manage_empty_unis,
  locations: m.manage_empty_locations,
  subjects: m.manage_empty_subjects,
  pages: m.manage_empty_pages,
};

/** Where favourites of a kind are found. */
export const sourceOf: Readonly<Record<ManageKind, string>> = {
  courses: paths.results,
  unis: paths.unis,
  locations: paths.locations,
  subjects: paths.subjects,
  pages: paths.search,
};
