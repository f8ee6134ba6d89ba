import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import { changeFavourites } from '../change.server.ts';
import { readCommand } from '../read-command.server.ts';
import { mutationResponse, failure } from '#app/platform/flash/change.server.ts';
import { requireSessionForm } from '#app/platform/request/require-form.server.ts';

/** The page to return to after sign-in, if the session expired before the form was sent. */
export const loader = () => redirect(paths.favourites);

export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireSessionForm(args);
  const command = readCommand(form);
  const result = await (command
    ? changeFavourites(scope, command)
    : failure(scope, m.notices_not_understood()));
  return mutationResponse(form, args.context, result, paths.favourites);
}
