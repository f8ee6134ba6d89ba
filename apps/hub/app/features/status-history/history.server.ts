import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { StatusHistory } from '@applicant-hub/domain';
import { callOptions } from '#app/platform/request/call.server.ts';
import { cachedWithinBudget } from '#app/platform/request/within-budget.server.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';

type Call = Pick<RequestScope, 'context' | 'applicant'>;

const NAME = 'status-history';

/**
 * A page that is open asks every ten seconds; whatever is written or seen here is known at once. What
 * is old is only compared with: the API writes nothing that it does not follow on.
 */
const lifetimes = { ttlMs: 30_000, staleMs: 10 * 60_000, negativeTtlMs: 5_000 };

/** The call may take longer than any page waits: what comes late is there for the next one (ms). */
const TIMEOUT_MS = 5_000;

/** The status history of the applicant; null while it is not known. Once per request. */
export const getHistory = (call: Call): Promise<StatusHistory | null> =>
  call.context.once(NAME, async () => {
    const answer = await cachedWithinBudget(call, { name: NAME, lifetimes }, () =>
      call.context.clients.history.read(callOptions(call, TIMEOUT_MS)),
    );
    return answer?.ok ? answer.value : null;
  });

/** Remembers the history that a change was answered with. */
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
