import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { toggleTodo } from '../toggle.server.ts';

/** The page to return to after sign-in, if the session expired. */
export const loader = () => redirect(paths.todo);

/** Marks a step of the to-do list as done or not done (TDO-10). */
export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const result = await toggleTodo(scope, form);
  return mutationResponse(form, args.context, result, paths.todo);
}
