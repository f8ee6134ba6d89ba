import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { loadFeed } from '#app/features/hub-sections/feed/load.server.ts';
import { offeredTo } from '#app/features/dashboard/grid/grid.server.ts';

/** Only the feed. An open page requests it after a status has changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const scope = { request, context, applicant };
  return Response.json(await loadFeed(scope, offeredTo(scope)));
}
