import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { loadFeed } from '../../feed/load.server.ts';

/** The feed alone: what an open page asks for when a status has changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  return Response.json(await loadFeed({ request, context, applicant }));
}
