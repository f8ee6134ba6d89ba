import type { Notification } from '@applicant-hub/domain';
import { audienceOf } from '#app/platform/request/reader.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { callOptions } from '#app/platform/request/call.server.ts';
import { cachedWithinBudget } from '#app/platform/request/within-budget.server.ts';

export type News =
  | { state: 'known'; items: readonly Notification[] }
  | { state: 'late' | 'failed'; items: readonly [] };

/**
 * Cached news is fresh for one minute. For another ten minutes it is shown while it is refreshed.
 * After a failure, no request is sent for a few seconds, because otherwise every page view of every
 * user would send a request.
 */
const lifetimes = { ttlMs: 60_000, staleMs: 10 * 60_000, negativeTtlMs: 5_000 };

/**
 * The timeout of the request (milliseconds). It may be longer than any page waits: the next page
 * uses a slow response.
 */
const TIMEOUT_MS = 5_000;

type Call = Pick<RequestScope, 'context' | 'applicant'>;

/**
 * The news for the applicant's schemes (NTF-13, NTF-15). It is requested with the applicant's own
 * token, so it is cached per applicant. Pages rarely wait for it.
 */
export const getNews = (call: Call): Promise<News> =>
  call.context.once('news', () => loadNews(call));

async function loadNews(call: Call): Promise<News> {
  const { schemes } = audienceOf(call.applicant);
  const name = `news:${schemes.join()}`;
  const result = await cachedWithinBudget(call, { name, lifetimes }, () =>
    call.context.clients.content.notifications(callOptions(call, TIMEOUT_MS), schemes),
  );
  if (result === null) return { state: 'late', items: [] };
  return result.ok ? { state: 'known', items: result.value } : { state: 'failed', items: [] };
}
