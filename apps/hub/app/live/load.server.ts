import type { PageState, Result } from '@applicant-hub/api-clients';
import { askPageState } from '../applicant/page-state.server.ts';
import { callContext } from '../discovery/call.server.ts';
import { type LiveCall, liveView } from './live-view.server.ts';
import type { LiveView } from './view-types.ts';

/** The live event. Who looks for a player that is not there yet gets what is published right now. */
export async function loadLive(call: LiveCall): Promise<LiveView> {
  const { context, applicant } = call;
  const known = await askPageState(applicant.session, context);
  const view = await liveView(call, known);
  if (view.state !== 'unknown' && view.state !== 'awaiting') return view;
  const fresh = await askFreshPageState(call);
  return fresh.ok ? liveView(call, fresh) : view;
}

/** Page state as it is right now, whatever a cache on the way has kept (LIV-14). */
export const askFreshPageState = (call: LiveCall): Promise<Result<PageState>> =>
  call.context.clients.content.freshPageState(callContext(call));
