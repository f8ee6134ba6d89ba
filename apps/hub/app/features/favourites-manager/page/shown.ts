import type { FavouriteKind } from '@applicant-hub/domain';

/** How many rows are shown at first on a phone. Courses have many facts, and the shortlist above. */
export const shownOf = (list: FavouriteKind): number =>
  list === 'courses' ? SHOWN_COURSES : SHOWN;

export const SHOWN_COURSES = 4;
export const SHOWN = 15;
