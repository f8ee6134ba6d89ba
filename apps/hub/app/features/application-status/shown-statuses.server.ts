import type { ShownStatuses } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findApplications } from './applications.server.ts';
import { load } from './load-tiles.server.ts';

/**
 * The statuses that the tiles show; none while one of them is not sure, for what goes by them would
 * be wrong for the other.
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function shownStatuses(scope: RequestScope): Promise<ShownStatuses> {
  const view = await load(scope);
  if (view === null) return {};
  const { pending, failed, debug } = await findApplications(scope);
  const unsure = [...pending, ...failed].filter((scheme) => debug[scheme] === null);
  if (unsure.length > 0) return {};
  return Object.fromEntries(
    view.tiles.filter(({ id }) => id !== 'startNew').map(({ scheme, status }) => [scheme, status]),
  );
}
