import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { changeAdverts } from '../change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';

/**
 * If the session had expired before the form was submitted, the browser requests this URL after the
 * sign-in.
 */
export const loader = () => redirect(paths.adverts);

export async function action(args: ActionFunctionArgs) {
  requireApi(args.context, 'adverts');
  const { scope, form } = await requireForm(args);
  const result = await changeAdverts(scope, form);
  return mutationResponse(form, args.context, result, paths.adverts);
}
