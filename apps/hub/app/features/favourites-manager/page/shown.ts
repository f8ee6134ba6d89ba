import type { FavouriteKind } from '@applicant-hub/domain';

interface Shown {
  /** The number of rows a phone shows at first. */
  readonly shown: number;
  /** Lists with at least this number of rows are shortened. */
  readonly long: number;
}

/**
 * Courses have many facts, and the shortlist is above them, so a list of five or more courses is
 * shortened.
 */
export const shownCourses: Shown = { shown: 4, long: 5 };
export const shownOthers: Shown = { shown: 15, long: 30 };

export const shownOf = (list: FavouriteKind): Shown =>
  list === 'courses' ? shownCourses : shownOthers;
