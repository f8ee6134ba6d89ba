import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { paths } from '../../applicant/links.ts';
import { mutationResponse } from '../../notices/change.server.ts';
import { readForm } from '../../server/session.server.ts';
import { toggleTodo } from '../../todo/toggle.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.todo);

/** Ticks a step of the to-do list off, or takes that back (TDO-10). */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  const answer = await toggleTodo({ context, applicant }, form);
  return mutationResponse(form, context, answer, paths.todo);
}
