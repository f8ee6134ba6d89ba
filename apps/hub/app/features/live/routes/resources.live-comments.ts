import type { LoaderFunctionArgs } from '@remix-run/node';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { commentsOf } from '../comment-sign-in.server.ts';
import { requireSession } from '#app/platform/server/session/session.server.ts';

/**
 * Returns whether comments are shown to the user, for an open page that did not wait for the
 * response (LIV-9).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await requireSession(request, context);
  const call = { request, context: withPollDeadline(context), applicant: { session } };
  return Response.json(await commentsOf(call));
}
