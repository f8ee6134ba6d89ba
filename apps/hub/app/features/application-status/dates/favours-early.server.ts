import { closesEarly } from '@applicant-hub/domain';
import { getCourses } from '#app/features/reference-data/reference.server.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';

/** Share of the remaining page budget for which the status waits for the favourites. */
const BUDGET_SHARE = 0.5;

/**
 * Whether a favourite course has the early deadline. False while the favourites are unavailable: in
 * that case the early deadline is shown as a question, as for applicants without such a favourite.
 */
export async function favoursEarly(scope: SessionScope): Promise<boolean> {
  const now = Date.now();
  const soon = now + (scope.context.deadline - now) * BUDGET_SHARE;
  return (await withinBudget(scope, 'favours-early', () => read(scope), soon)) ?? false;
}

async function read(scope: SessionScope): Promise<boolean> {
  const { identity } = scope.context.clients;
  const list = await identity.listFavourites(readOptions(scope), 'courses');
  if (!list.ok || list.value.items.length === 0) return false;
  const courses = await getCourses(scope, list.value.items);
  return courses.ok && courses.value.some(closesEarly);
}
