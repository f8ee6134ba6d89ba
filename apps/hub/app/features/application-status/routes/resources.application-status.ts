import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { loadLive } from '../live/live.server.ts';

/** Returns the apply widget alone, for polls of an open page and for slow responses. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const view = await loadLive({ request, context, applicant });
  return Response.json(view);
}
