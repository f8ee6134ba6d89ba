import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { keepChoice, readWish } from '../choose.server.ts';
import { listPath } from '../fields.ts';
import { loadEvents } from '../load-events.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(paths.hub);

/**
 * Keeps which events somebody wants to see. A script that sends `respond=data` gets them; a form
 * without scripts goes back to the hub, which shows them whether or not the choice could be kept.
 */
export async function action(args: ActionFunctionArgs) {
  const { scope: asked, form } = await requireForm(args);
  const scope = { ...asked, context: withPollDeadline(asked.context) };
  const { choice, search } = readWish(scope, form);
  const { respond } = readForm(form, { respond: fields.text });
  if (respond === 'data') {
    // The events are shown whether or not the choice can be kept; the log says when it cannot.
    void keepChoice(scope, choice);
    return Response.json({ data: await loadEvents(scope, { choice, search }, true) });
  }
  await keepChoice(scope, choice);
  return redirect(listPath(choice, search), 303);
}
