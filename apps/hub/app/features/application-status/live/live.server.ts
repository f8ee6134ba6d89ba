import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { observeHistory } from '../upstream/observe.server.ts';
import { historyView } from '#app/features/status-history/view.server.ts';
import { load } from '../upstream/load-tiles.server.ts';
import type { LiveApplyView } from '../tile/tiles-view-types.ts';

/**
 * The widget's view with the status history, which is recorded along the way. Callers that only
 * need the statuses (`load`) do not wait for it.
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function loadLive(scope: RequestScope): Promise<LiveApplyView | null> {
  const [view, history] = await Promise.all([load(scope), observeHistory(scope)]);
  return view && { ...view, history: history && historyView(scope, history) };
}
