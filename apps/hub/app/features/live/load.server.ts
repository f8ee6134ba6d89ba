import type { PageState, Result } from '@applicant-hub/api-clients';
import { fetchPageState } from '#app/platform/request/page-state.server.ts';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { liveView } from './live-view.server.ts';
import { plannedEvent } from './planned-event.server.ts';
import type { LiveView } from './view-types.ts';

/**
 * Loads the live event. If the player is missing, it requests the settings that are currently
 * published.
 */
export async function loadLive(
  call: SessionScope & Pick<RequestScope, 'request'>,
): Promise<LiveView> {
  const { context, applicant } = call;
  const known = await fetchPageState(applicant.session, context);
  const isMissing = known === null || plannedEvent(known.live, context)?.state === 'awaiting';
  const fresh = isMissing ? await fetchFreshPageState(call) : null;
  return liveView(call, fresh?.ok ? fresh.value : known);
}

/** Requests the current page state, bypassing every cache (LIV-14). */
export const fetchFreshPageState = (call: SessionScope): Promise<Result<PageState>> =>
  call.context.clients.content.freshPageState(readOptions(call));
