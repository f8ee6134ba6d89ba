import { shortlistCourses } from '../favourites/shortlist.ts';
import type { FavouritesOverview, ShortlistSlots } from '../favourites/types.ts';

export const hubStages = ['Research', 'Refine', 'Ready'] as const;
export type HubStage = (typeof hubStages)[number];

export interface StageFacts {
  readonly isStatementComplete: boolean;
  readonly unfinishedTodos: number;
  /** Null while unknown. */
  readonly favourites:
    | (Pick<FavouritesOverview, 'counts'> & {
        readonly shortlist: Pick<FavouritesOverview['shortlist'], 'slots'>;
      })
    | null;
}

/**
 * The points for each kind of favourite. Each kind counts once, whatever its number of favourites
 * (FED-18, AMB-57).
 */
const points = { unis: 5, courses: 5, pages: 1, topFavourite: 10 } as const;

/** The points needed for 'Refine' (FED-19). */
const refineFrom = 10;

/**
 * An applicant with at most this number of unfinished steps is ready, whatever else is missing
 * (FED-17).
 */
const fewTodos = 1;

/** Whether the shortlist has a course that can be applied for, with a known option (FED-20). */
export const hasTopFavourite = (slots: ShortlistSlots): boolean =>
  shortlistCourses(slots).some(
    ({ courseId, courseOptionId }) => courseId !== '' && courseOptionId !== '',
  );

/**
 * The stage of an applicant (FED-16 to FED-20, AMB-56). An applicant is ready with a complete
 * statement and a top favourite, or with few unfinished steps.
 *
 * @returns null when the stage depends on favourites that are unknown
 */
export function hubStage({
  isStatementComplete,
  unfinishedTodos,
  favourites,
}: StageFacts): HubStage | null {
  if (unfinishedTodos <= fewTodos) return 'Ready';
  if (favourites === null) return null;
  const { counts, shortlist } = favourites;
  const isTop = hasTopFavourite(shortlist.slots);
  if (isStatementComplete && isTop) return 'Ready';
  const sum =
    (counts.unis > 0 ? points.unis : 0) +
    (counts.courses > 0 ? points.courses : 0) +
    (counts.pages > 0 ? points.pages : 0) +
    (isTop ? points.topFavourite : 0);
  return sum >= refineFrom ? 'Refine' : 'Research';
}
