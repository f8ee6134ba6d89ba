import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { UNTIL } from '../fields.ts';
import { keepHistory } from '../history.server.ts';
import { readForm, requireSession } from '#app/platform/server/session.server.ts';
import { formText } from '#app/platform/browser/form-text.ts';

/** A form whose session was lost comes back here. Reading never marks anything as seen. */
export const loader = () => redirect(paths.hub);

/**
 * Marks changes of applications as seen (EXT-10). A mark that fails is not told: the line stays, and
 * can be pressed again.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireSession(request, context);
  const form = await readForm(request, session, context);
  const call = { context, applicant: { session } };
  const answer = await context.clients.history.markSeen(writeOptions(call), formText(form, UNTIL));
  if (answer.ok) await keepHistory(call, answer.value);
  return redirect(paths.hub, 303);
}
