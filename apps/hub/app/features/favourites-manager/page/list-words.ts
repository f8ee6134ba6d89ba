import { m } from '@applicant-hub/copy';
import type { FavouriteKind } from '@applicant-hub/domain';

export const listWords: Readonly<Record<FavouriteKind, () => string>> = {
  courses: m.manage_list_courses,
  unis: m.manage_list_unis,
  locations: m.manage_list_locations,
  filters: m.manage_list_filters,
  subjects: m.manage_list_subjects,
  pages: m.manage_list_pages,
};
