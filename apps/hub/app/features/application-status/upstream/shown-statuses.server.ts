import { statusesInYear, type YearStatuses } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findApplications, unsureSchemes } from '../applications/applications.server.ts';
import { findClosedYear } from '../applications/closed-year.server.ts';
import { load } from './load-tiles.server.ts';
import { tileStatusesOf } from '../tile/own-tiles.ts';

/**
 * Returns the displayed statuses, adjusted to the current time of the year. The result is empty
 * while any status is uncertain, because content selected for the other statuses could be wrong for
 * the uncertain status.
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function shownStatuses(scope: RequestScope): Promise<YearStatuses> {
  const view = await load(scope);
  if (view === null) return {};
  const unsure = unsureSchemes(await findApplications(scope));
  if (unsure.length > 0) return {};
  return statusesInYear(tileStatusesOf(view), await findClosedYear(scope));
}
