import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { StatusHistory } from '@applicant-hub/domain';
import { callOptions } from '#app/platform/request/call.server.ts';
import { cachedWithinBudget } from '#app/platform/request/within-budget.server.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';

type Call = Pick<RequestScope, 'context' | 'applicant'>;

const NAME = 'status-history';

/**
 * An open page polls every ten seconds. A change that the hub writes or marks as seen updates the
 * cache at once. Stale values do no harm, because the API rejects a change that does not follow its
 * latest change.
 */
const lifetimes = { ttlMs: 30_000, staleMs: 10 * 60_000, negativeTtlMs: 5_000 };

/**
 * Time limit of the call (milliseconds). It may be longer than any page waits, because the next
 * page uses a slow response.
 */
const TIMEOUT_MS = 5_000;

/**
 * The applicant's status history; null while it is unknown, and in a hub without the history.
 * Loaded once per request.
 */
export const getHistory = (call: Call): Promise<StatusHistory | null> =>
  call.context.once(NAME, async () => {
    const { history } = call.context.clients;
    if (history === null) return null;
    const result = await cachedWithinBudget(call, { name: NAME, lifetimes }, () =>
      history.read(callOptions(call, TIMEOUT_MS)),
    );
    return result?.ok ? result.value : null;
  });

export async function keepHistory(
  {
    context,
    applicant,
  }: { context: Call['context']; applicant: Pick<Call['applicant'], 'session'> },
  history: StatusHistory,
): Promise<void> {
  const key = await personalKey(context, applicant.session.uid, NAME);
  await context.personal.put({ key, lifetimes }, history);
}
