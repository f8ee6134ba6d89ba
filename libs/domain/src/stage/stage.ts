import { shortlistCourses } from '../favourites/shortlist.ts';
import type { FavouritesOverview, ShortlistSlots } from '../favourites/types.ts';

/** How far somebody is on the way to an application, in its order. */
export const hubStages = ['Research', 'Refine', 'Ready'] as const;
export type HubStage = (typeof hubStages)[number];

/** What the stage follows from. */
export interface StageFacts {
  readonly isStatementComplete: boolean;
  /** How many steps of the to-do list are not done. */
  readonly unfinishedTodos: number;
  /** Null while it is not known. */
  readonly favourites:
    | (Pick<FavouritesOverview, 'counts'> & {
        readonly shortlist: Pick<FavouritesOverview['shortlist'], 'slots'>;
      })
    | null;
}

/** What each kind of favourite adds, once, when there is one (FED-18, AMB-57). */
const points = { unis: 5, courses: 5, pages: 1, topFavourite: 10 } as const;

/** So many points are enough for 'Refine' (FED-19). */
const refineFrom = 10;

/** More unfinished steps than this keep somebody from being ready by the list alone (FED-17). */
const fewTodos = 1;

/** Whether the shortlist has a course that can be applied for: its option is known (FED-20). */
export const hasTopFavourite = (slots: ShortlistSlots): boolean =>
  shortlistCourses(slots).some(
    ({ courseId, courseOptionId }) => courseId !== '' && courseOptionId !== '',
  );

/**
 * The stage of somebody (FED-16 to FED-20, AMB-56): ready by statement and top favourite, or by the
 * to-do list alone.
 *
 * @returns null when it depends on favourites that are not known
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
