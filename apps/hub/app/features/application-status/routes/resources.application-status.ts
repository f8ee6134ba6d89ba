import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { loadLive } from '../live/live.server.ts';

/** The apply widget alone: what an open page asks again, and when an answer was late. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const view = await loadLive({ request, context, applicant });
  return Response.json(view);
}
