import type { LoaderFunctionArgs } from '@remix-run/node';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { liveView } from '../live-view.server.ts';
import { fetchFreshPageState } from '../load.server.ts';
import { requireSession } from '#app/platform/server/session/session.server.ts';

/**
 * Returns the current live event, which open pages request at the start (LIV-6, LIV-14). All
 * viewers send this request within seconds, so it makes one API call instead of all the calls that
 * a page needs.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await requireSession(request, context);
  const call = { request, context: withPollDeadline(context), applicant: { session } };
  const pageState = await fetchFreshPageState(call);
  if (!pageState.ok) return new Response(null, { status: 503 });
  return Response.json(await liveView(call, pageState.value));
}
