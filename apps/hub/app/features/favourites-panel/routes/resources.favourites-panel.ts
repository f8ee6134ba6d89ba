import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { load } from '../load.server.ts';

/** Returns the favourites widget for the tab that was opened in the browser (FAV-4). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const pollContext = withPollDeadline(context);
  const applicant = await getApplicant(request, pollContext);
  const found = await load({ request, context: pollContext, applicant });
  // There is no second retry (SYS-16): the page has a link to try again.
  const view = found?.state === 'pending' ? { ...found, state: 'error' as const } : found;
  return Response.json(view);
}
