import {
  choiceMeaning,
  choiceStatusOf,
  type Course,
  type Decision,
  type OwnPoints,
} from '@applicant-hub/domain';
import { ownPointsOf } from '#app/features/catalogue/points/own-points.server.ts';
import { getFavourites } from '#app/features/favourites/favourites.server.ts';
import { getCourses } from '#app/features/reference-data/reference.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';

/** The number of newest favourites to compare with the applicant's points. */
const COMPARED = 12;

/** Share of the remaining page budget for which the status waits for the favourites. */
const BUDGET_SHARE = 0.5;

export interface FavouritesToAdd {
  readonly points: OwnPoints;
  readonly courses: readonly Course[];
}

export const noFavourites: FavouritesToAdd = { points: { kind: 'none' }, courses: [] };

/**
 * Loads the favourites if a university has said no to the applicant and the applicant's points are
 * known. The result is empty while the favourites are unavailable.
 */
export async function favouritesToAdd(
  scope: RequestScope,
  decisions: readonly Decision[],
): Promise<FavouritesToAdd> {
  const points = ownPointsOf(scope);
  const hasNo = decisions.some((one) => choiceMeaning(choiceStatusOf(one)) === 'unsuccessful');
  if (!hasNo || points.kind !== 'known') return noFavourites;
  const now = Date.now();
  const soon = now + (scope.context.deadline - now) * BUDGET_SHARE;
  const courses = await withinBudget(scope, 'favourites-to-add', () => newest(scope), soon);
  return { points, courses: courses ?? [] };
}

async function newest(scope: RequestScope): Promise<readonly Course[]> {
  const list = await getFavourites(scope, 'courses');
  if (!list.ok || list.value.items.length === 0) return [];
  const courses = await getCourses(scope, list.value.items.slice(0, COMPARED));
  return courses.ok ? courses.value : [];
}
