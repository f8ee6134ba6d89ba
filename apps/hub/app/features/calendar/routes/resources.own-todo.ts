import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { toggleOwnTodo } from '../own-todos/toggle.server.ts';

/** A form whose session expired returns here after sign-in. */
export const loader = () => redirect(paths.todo);

/** Marks one of the applicant's own to-dos as done or not done (EXT-36). */
export async function action({ request, context }: ActionFunctionArgs) {
  requireApi(context, 'ownDates');
  // `requireForm` reads a clone, because the request is read again if the session expires during
  // the save.
  const { scope, form } = await requireForm({ request: request.clone(), context });
  const result = await toggleOwnTodo({ ...scope, request }, form);
  return mutationResponse(form, context, result, paths.todo);
}
