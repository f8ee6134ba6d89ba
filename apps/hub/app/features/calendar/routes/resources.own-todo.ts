import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { toggleOwnTodo } from '../own-todos/toggle.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.todo);

/** Ticks a to-do that the applicant wrote off, or takes that back (EXT-36). */
export async function action({ request, context }: ActionFunctionArgs) {
  // What was sent is read again when the session is lost while it is saved.
  const { scope, form } = await requireForm({ request: request.clone(), context });
  const answer = await toggleOwnTodo({ ...scope, request }, form);
  return mutationResponse(form, context, answer, paths.todo);
}
