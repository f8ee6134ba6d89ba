import type { FavouriteKind } from '@applicant-hub/domain';

interface Shown {
  /** The number of rows a phone shows at first. */
  readonly shown: number;
  /** The number of rows from which a list is folded. */
  readonly long: number;
}

/**
 * Courses have many facts, and the shortlist is above them, so the list is folded from five
 * courses.
 */
export const shownCourses: Shown = { shown: 4, long: 5 };
export const shownOthers: Shown = { shown: 15, long: 30 };

export const shownOf = (list: FavouriteKind): Shown =>
  list === 'courses' ? shownCourses : shownOthers;
