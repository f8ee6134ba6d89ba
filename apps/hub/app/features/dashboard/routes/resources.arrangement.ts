import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import { changeArrangement } from '../arrange/change.server.ts';
import { readCommand } from '../arrange/read-command.server.ts';
import { mutationResponse, failure } from '#app/platform/flash/change.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';

/** The page to return to after sign-in, if the session expired before the form was submitted. */
export const loader = () => redirect(paths.arrange);

/** Moves, hides and adds the hub's tools (EXT-4, EXT-5, EXT-6). */
export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const command = readCommand(form);
  const result = await (command
    ? changeArrangement(scope, command)
    : failure(scope, m.notices_not_understood()));
  return mutationResponse(form, args.context, result, paths.arrange);
}
