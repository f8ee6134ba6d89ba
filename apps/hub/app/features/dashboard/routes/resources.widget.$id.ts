import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { loadOne } from '../grid/grid.server.ts';

/** Returns one widget. An open page requests it if its data was slow. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const pollContext = withPollDeadline(context);
  const applicant = await getApplicant(request, pollContext);
  const isFocused = new URL(request.url).searchParams.has('focused');
  const loaded = await loadOne(
    { request, context: pollContext, applicant },
    params['id'],
    isFocused,
  );
  if (!loaded) return new Response(null, { status: 404 });
  // Returned as an error, because the page does not poll again. The page has a link to try again.
  return Response.json(loaded.state === 'pending' ? { ...loaded, state: 'error' } : loaded);
}
