import type { LoaderFunctionArgs } from '@remix-run/node';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { liveView } from '../live-view.server.ts';
import { askFreshPageState } from '../load.server.ts';
import { requireSession } from '#app/platform/server/session/session.server.ts';

/**
 * The current live event, which open pages request at the start (LIV-6, LIV-14). It costs one call
 * instead of those of a whole page, because all viewers request it within seconds.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await requireSession(request, context);
  const call = { request, context: withPollDeadline(context), applicant: { session } };
  const pageState = await askFreshPageState(call);
  if (!pageState.ok) return new Response(null, { status: 503 });
  return Response.json(await liveView(call, pageState.value));
}
