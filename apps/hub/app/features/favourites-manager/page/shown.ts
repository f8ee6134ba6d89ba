import type { FavouriteKind } from '@applicant-hub/domain';

interface Shown {
  /** How many rows are shown at first on a phone. */
  readonly shown: number;
  /** From how many on the rest is folded. */
  readonly long: number;
}

/** Courses have many facts, and the shortlist above: a fifth makes the page too long already. */
export const shownCourses: Shown = { shown: 4, long: 5 };
export const shownOthers: Shown = { shown: 15, long: 30 };

export const shownOf = (list: FavouriteKind): Shown =>
  list === 'courses' ? shownCourses : shownOthers;
