import type { Career, CareersQuery, Result } from '@applicant-hub/api-clients';
import { callOptions } from '#app/platform/request/call.server.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import { REFERENCE_MS } from '#app/platform/server/reference-data.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/** The page waits no longer than its budget; the answer is there for the next one (milliseconds). */
const CAREERS_TIMEOUT_MS = 5_000;

const lifetimes = { ttlMs: REFERENCE_MS, staleMs: REFERENCE_MS, negativeTtlMs: 0 };

/**
 * The careers of a query (LNK-15). What was answered is remembered for an hour; a failure never is. It
 * belongs to one person, for the API may refuse the same question to others.
 */
export async function findCareers(
  scope: RequestScope,
  query: CareersQuery,
): Promise<Result<Career[]>> {
  const { context, applicant } = scope;
  const name = `careers:${JSON.stringify(query)}`;
  const key = await personalKey(context, applicant.session.uid, name);
  return context.personal.get({ key, lifetimes }, () =>
    context.clients.careers.find(callOptions(scope, CAREERS_TIMEOUT_MS), query),
  );
}
