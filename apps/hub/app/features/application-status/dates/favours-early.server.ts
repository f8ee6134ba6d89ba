import { closesEarly, passesAt } from '@applicant-hub/domain';
import { getFavourites } from '#app/features/favourites/favourites.server.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { getCourses } from '#app/features/reference-data/reference.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';

/** Share of the remaining page budget for which the status waits for the favourites. */
const BUDGET_SHARE = 0.5;

type Scope = Pick<RequestScope, 'context' | 'applicant'>;

/**
 * Whether a favourite course has the early deadline, loaded once per request. False while the
 * favourites are unavailable: in that case the early deadline is shown as a question, as for
 * applicants without such a favourite. Favourites are loaded only until the early deadline of the
 * applicant's year has passed.
 */
export const favoursEarly = (scope: Scope): Promise<boolean> =>
  scope.context.once('favours-early', () => readInTime(scope));

async function readInTime(scope: Scope): Promise<boolean> {
  if (!(await hasEarlyAhead(scope))) return false;
  const now = Date.now();
  const soon = now + (scope.context.deadline - now) * BUDGET_SHARE;
  return (await withinBudget(scope, 'favours-early', () => read(scope), soon)) ?? false;
}

async function hasEarlyAhead(scope: Scope): Promise<boolean> {
  const { studyLevel, studyYear } = scope.applicant.personalisation;
  const dates = await getCycleDates(scope);
  return (
    studyLevel === 'Undergraduate' &&
    (dates ?? []).some(
      (date) =>
        date.key === 'early' &&
        date.entryYear === studyYear &&
        scope.context.now() < passesAt(date),
    )
  );
}

async function read(scope: Scope): Promise<boolean> {
  const list = await getFavourites(scope, 'courses');
  if (!list.ok || list.value.items.length === 0) return false;
  const courses = await getCourses(scope, list.value.items);
  return courses.ok && courses.value.some(closesEarly);
}
