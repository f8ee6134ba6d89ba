import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { UNTIL } from '../fields.ts';
import { keepHistory } from '../history.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireSessionForm } from '#app/platform/request/require-form.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';

/**
 * The page to return to after sign-in, if the session expired. A GET request never marks a change
 * as seen.
 */
export const loader = () => redirect(paths.hub);

/**
 * Marks changes to applications as seen (EXT-10). A failure shows no error, because the line is
 * still displayed and its button can be pressed again.
 */
export async function action(args: ActionFunctionArgs) {
  const history = requireApi(args.context, 'history');
  const { scope, form } = await requireSessionForm(args);
  const { [UNTIL]: until } = readForm(form, { [UNTIL]: fields.text });
  const result = await history.markSeen(writeOptions(scope), until);
  if (result.ok) await keepHistory(scope, result.value);
  return redirect(paths.hub, 303);
}
