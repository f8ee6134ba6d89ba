import { m } from '@applicant-hub/copy';
import type { FavouriteKind } from '@applicant-hub/domain';
import { paths } from './links.ts';

export const manageKinds = ['courses', 'unis', 'locations', 'subjects', 'pages'] as const;
export type ManageKind = (typeof manageKinds)[number];

/** Regions and countries are stored as filters (FAV-24). */
export const listsOf: Readonly<Record<ManageKind, readonly FavouriteKind[]>> = {
  courses: ['courses'],
  unis: ['unis'],
  locations: ['locations', 'filters'],
  subjects: ['subjects'],
  pages: ['pages'],
};

export const kindWords: Readonly<Record<ManageKind, () => string>> = {
  courses: m.favourites_tab_courses,
  unis: m.favourites_tab_unis,
  locations: m.favourites_tab_locations,
  subjects: m.favourites_tab_subjects,
  pages: m.favourites_tab_pages,
};

export const emptyWords: Readonly<Record<ManageKind, () => string>> = {
  courses: m.manage_empty_courses,
  unis: m.manage_empty_unis,
  locations: m.manage_empty_locations,
  subjects: m.manage_empty_subjects,
  pages: m.manage_empty_pages,
};

export const sourceOf: Readonly<Record<ManageKind, string>> = {
  courses: paths.results,
  unis: paths.unis,
  locations: paths.locations,
  subjects: paths.subjects,
  pages: paths.search,
};
