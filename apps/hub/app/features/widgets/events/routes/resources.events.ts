import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { readForm } from '#app/platform/server/session.server.ts';
import { keepChoice, readWish } from '../choose.server.ts';
import { listPath } from '../fields.ts';
import { loadEvents } from '../load-events.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.hub);

/**
 * Keeps which events somebody wants to see. A script that sends `respond=data` gets them; a form
 * without scripts goes back to the hub, which shows them whether or not the choice could be kept.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  const scope = { request, context: withPollDeadline(context), applicant };
  const { choice, search } = readWish(scope, form);
  if (form.get('respond') === 'data') {
    // The events are shown whether or not the choice can be kept; the log says when it cannot.
    void keepChoice(scope, choice);
    return Response.json({ data: await loadEvents(scope, choice, search) });
  }
  await keepChoice(scope, choice);
  return redirect(listPath(choice, search), 303);
}
