import type { LoaderFunctionArgs } from '@remix-run/node';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { liveView } from '../live-view.server.ts';
import { askFreshPageState } from '../load.server.ts';
import { requireSession } from '#app/platform/server/session.server.ts';

/**
 * The live event as it is right now: what an open page asks for at the start (LIV-6, LIV-14). It
 * costs one call, and not those of a whole page, for all who watch ask within seconds.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await requireSession(request, context);
  const call = { request, context: withPollDeadline(context), applicant: { session } };
  const pageState = await askFreshPageState(call);
  if (!pageState.ok) return new Response(null, { status: 503 });
  return Response.json(await liveView(call, pageState.value));
}
