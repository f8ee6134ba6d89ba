import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@applicant-hub/api-clients';
import { personalKey } from './personal-key.server.ts';
import type { Lifetimes } from '#app/platform/server/cached.server.ts';
import type { HubSession } from '#app/platform/server/session.server.ts';

/** Whose answer it is, and what is left of the page's budget: any scope has both. */
interface Budgeted {
  context: AppLoadContext;
  applicant: { session: Pick<HubSession, 'uid'> };
}

/**
 * An optional answer, as far as the page can wait for it. The load of a widget outlasts it
 * (`dashboard/load-widget.server.ts`), so the rest is shown without it.
 *
 * @param name tells it from the other answers for this person, and from those for older data
 * @param deadline epoch milliseconds; the page's own where a part of it has no other
 * @returns null when it is late: the next page may have it
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

/** The same for an answer that is cached for this person, and called for when it has become old. */
export async function cachedWithinBudget<T>(
  scope: Budgeted,
  { name, lifetimes }: { name: string; lifetimes: Lifetimes },
  call: () => Promise<Result<T>>,
): Promise<Result<T> | null> {
  const { context, applicant } = scope;
  const key = await personalKey(context, applicant.session.uid, name);
  return withinBudget(scope, name, () => context.personal.get({ key, lifetimes }, call));
}
