import { createHash } from 'node:crypto';
import type { Career, CareersQuery, Result } from '@applicant-hub/api-clients';
import { longCallContext } from '../../discovery/call.server.ts';
import { REFERENCE_MS } from '../../server/reference-data.server.ts';
import type { WidgetScope } from '../scope.ts';

/** The page waits no longer than its budget; the answer is there for the next one (milliseconds). */
const CAREERS_TIMEOUT_MS = 5_000;

/**
 * The careers of a query (LNK-15). What was answered is remembered for an hour; a failure never is. It
 * belongs to one person, for the API may refuse the same question to others.
 */
export async function findCareers(
  scope: WidgetScope,
  query: CareersQuery,
): Promise<Result<Career[]>> {
  const { cache, clients } = scope.context;
  const key = cacheKey(scope.applicant.session.uid, query);
  const known = await cache.get<Career[]>(key);
  if (known) return { ok: true, value: known };
  const answer = await clients.careers.find(longCallContext(scope, CAREERS_TIMEOUT_MS), query);
  if (answer.ok) await cache.set(key, answer.value, REFERENCE_MS);
  return answer;
}

/** The id of a quiz is of any length and says something of a person: the key has its digest alone. */
const cacheKey = (uid: string, query: CareersQuery) =>
  `careers:${createHash('sha256')
    .update(JSON.stringify([uid, query]))
    .digest('base64url')}`;
