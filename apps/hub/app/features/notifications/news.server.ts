import type { Notification } from '@applicant-hub/domain';
import { audienceOf } from '#app/platform/request/reader.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { callOptions } from '#app/platform/request/call.server.ts';
import { cachedWithinBudget } from '#app/platform/request/within-budget.server.ts';

/** What the editors tell somebody, as far as it is known. */
export type News =
  | { state: 'known'; items: readonly Notification[] }
  | { state: 'late' | 'failed'; items: readonly [] };

/**
 * News need not be newer than a minute, and is shown for ten while it is asked for again. After a
 * failure no page asks for some seconds: every page view of everybody would.
 */
const lifetimes = { ttlMs: 60_000, staleMs: 10 * 60_000, negativeTtlMs: 5_000 };

/** The call may take longer than any page waits: what comes late is there for the next one (ms). */
const TIMEOUT_MS = 5_000;

type Call = Pick<RequestScope, 'context' | 'applicant'>;

/**
 * The news for the schemes of a person (NTF-13, NTF-15). It is asked with the person's own token, so
 * it is kept for this person only, and pages hardly ever wait for it.
 */
export const getNews = (call: Call): Promise<News> =>
  call.context.once('news', () => loadNews(call));

async function loadNews(call: Call): Promise<News> {
  const { schemes } = audienceOf(call.applicant);
  const name = `news:${schemes.join()}`;
  const answer = await cachedWithinBudget(call, { name, lifetimes }, () =>
    call.context.clients.content.notifications(callOptions(call, TIMEOUT_MS), schemes),
  );
  if (answer === null) return { state: 'late', items: [] };
  return answer.ok ? { state: 'known', items: answer.value } : { state: 'failed', items: [] };
}
