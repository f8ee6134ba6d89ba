import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@applicant-hub/api-clients';
import { personalKey } from './personal-key.server.ts';
import type { Lifetimes } from '#app/platform/server/cache/cached.server.ts';
import type { HubSession } from '#app/platform/server/session/session.server.ts';

/** The user, and the rest of the page's budget. Every scope has both. */
interface Budgeted {
  context: AppLoadContext;
  applicant: { session: Pick<HubSession, 'uid'> };
}

/**
 * Waits for an optional response within the page's budget. The time limit of a widget is longer
 * than that of its optional calls (`dashboard/grid/load-widget.server.ts`), so the widget is shown
 * without a slow response.
 *
 * @param name identifies the response among the user's other responses, and among responses for
 * older data
 * @param deadline epoch milliseconds; default: the page's deadline
 * @returns null if the response is slow; the next page may receive it
 */
export async function withinBudget<T>(
  { context, applicant }: Budgeted,
  name: string,
  call: () => Promise<T>,
  deadline = context.deadline,
): Promise<T | null> {
  const key = await personalKey(context, applicant.session.uid, name);
  const settled = await context.deferred.withinBudget(key, call, { deadline });
  return settled.state === 'settled' ? settled.value : null;
}

export async function cachedWithinBudget<T>(
  scope: Budgeted,
  { name, lifetimes }: { name: string; lifetimes: Lifetimes },
  call: () => Promise<Result<T>>,
): Promise<Result<T> | null> {
  const { context, applicant } = scope;
  const key = await personalKey(context, applicant.session.uid, name);
  return withinBudget(scope, name, () => context.personal.get({ key, lifetimes }, call));
}
