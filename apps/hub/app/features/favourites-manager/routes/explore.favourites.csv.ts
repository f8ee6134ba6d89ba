import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { csvFile } from '../csv-file.server.ts';
import { managePath } from '#app/platform/paths/manage-path.ts';
import { readManageQuery } from '../manage-query.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

/**
 * Returns the favourites as a CSV file, for the same query as their page. If they are unavailable,
 * redirects to that page, which shows an error. The response is not cached, like all of the hub's
 * responses.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const query = readManageQuery(new URL(request.url).searchParams);
  const file = await csvFile({ request, context, applicant }, query, context.config.publicUrl);
  if (!file) throw redirect(managePath(query));
  return new Response(file.text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
    },
  });
}

export const action = methodNotAllowed;
