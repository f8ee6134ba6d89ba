import type { Career, CareersQuery, Result } from '@applicant-hub/api-clients';
import { callOptions } from '#app/platform/request/call.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import { REFERENCE_MS } from '#app/platform/server/cache/reference-data.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/**
 * Time limit of the call (milliseconds). The page waits only for its own budget, and the next page
 * uses a slow response.
 */
const CAREERS_TIMEOUT_MS = 5_000;

const lifetimes = { ttlMs: REFERENCE_MS, staleMs: REFERENCE_MS, negativeTtlMs: 0 };

/**
 * Fetches the careers that match a query (LNK-15). Responses are cached for an hour. Failures are
 * not cached. Each applicant has a separate cache, because the API may refuse the same query to
 * other applicants.
 */
export async function findCareers(
  scope: RequestScope,
  query: CareersQuery,
): Promise<Result<Career[]>> {
  const { context, applicant } = scope;
  const name = `careers:${JSON.stringify(query)}`;
  const key = await personalKey(context, applicant.session.uid, name);
  return context.personal.get({ key, lifetimes }, () =>
    requireApi(context, 'careers').find(callOptions(scope, CAREERS_TIMEOUT_MS), query),
  );
}
