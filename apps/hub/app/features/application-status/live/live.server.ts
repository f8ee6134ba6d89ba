import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { observeHistory } from '../upstream/observe.server.ts';
import { historyView } from '#app/features/status-history/view.server.ts';
import { load } from '../upstream/load-tiles.server.ts';
import type { LiveApplyView } from '../tile/tiles-view-types.ts';

/**
 * Loads the widget's view with the status history, once per request, and records new statuses in
 * the history. Callers that need only the statuses use `load`, which does not wait for the history.
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export const loadLive = (scope: RequestScope): Promise<LiveApplyView | null> =>
  scope.context.once('apply-live', async () => {
    const [view, history] = await Promise.all([load(scope), observeHistory(scope)]);
    return view && { ...view, history: history && historyView(scope, history) };
  });
