import { type KnownStatuses, todoConcerns } from '@applicant-hub/domain';
import { lastStatuses } from '#app/features/application-status/upstream/committed.server.ts';
import { shownStatuses } from '#app/features/application-status/upstream/shown-statuses.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/**
 * Whether a statement can no longer be sent: it was sent with the application, or its year is over.
 * Uses the same rule as the to-do list, so that the two never differ (EXT-31). While the current
 * status is uncertain, the last known status is used.
 */
export async function isWritingOver(scope: RequestScope): Promise<boolean> {
  return !todoConcerns(await statusesOf(scope)).has('personalStatement');
}

async function statusesOf(scope: RequestScope): Promise<KnownStatuses> {
  const { ug = null, uc = null } = await shownStatuses(scope);
  return ug === null && uc === null ? lastStatuses(scope) : { ug, uc };
}
