import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { keepChoice, readEventsChoice } from '../choose.server.ts';
import { listPath } from '../fields.ts';
import { loadEvents } from '../load-events.server.ts';

/** The page to return to after sign-in, if the session expired. */
export const loader = () => redirect(paths.hub);

/**
 * Saves the choice of events. A script that sends `respond=data` receives the events. A form
 * without scripts is redirected to the hub, even if the choice could not be saved.
 */
export async function action(args: ActionFunctionArgs) {
  requireApi(args.context, 'events');
  const { scope: requested, form } = await requireForm(args);
  const scope = { ...requested, context: withPollDeadline(requested.context) };
  const { choice, search } = readEventsChoice(scope, form);
  const { respond } = readForm(form, { respond: fields.text });
  if (respond === 'data') {
    // The events are returned even if the choice could not be saved. The failure is in the log.
    void keepChoice(scope, choice);
    return Response.json({ data: await loadEvents(scope, { choice, search }, true) });
  }
  await keepChoice(scope, choice);
  return redirect(listPath(choice, search), 303);
}
