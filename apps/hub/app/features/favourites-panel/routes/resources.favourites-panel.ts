import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { load } from '../load.server.ts';

/** The favourites widget alone: what an open page asks for when a tab is chosen (FAV-4). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const pollContext = withPollDeadline(context);
  const applicant = await getApplicant(request, pollContext);
  const found = await load({ request, context: pollContext, applicant });
  // Loading ends here (SYS-16): whoever asks again does so by the link on the page.
  const view = found?.state === 'pending' ? { ...found, state: 'error' as const } : found;
  return Response.json(view);
}
