import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { changeSavedSearches } from '../saved-searches/change.server.ts';

/** The list to return to after sign-in, if the session expired before the form was sent. */
export const loader = () => redirect(paths.search);

export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const result = await changeSavedSearches(scope, form);
  return mutationResponse(form, args.context, result, paths.search);
}
