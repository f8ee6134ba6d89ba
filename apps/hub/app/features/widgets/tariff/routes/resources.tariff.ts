import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { fields as read, readForm } from '#app/platform/request/read-form.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { fields, ROWS } from '../fields.ts';
import { saveRows } from '../saved/rows.server.ts';
import { clearSaved, forgetSelection, saveSelected } from '../saved/saves.server.ts';

/** After a lost session, the form redirects here. */
export const loader = () => redirect(widgetPath('Tariff'));

/** Saves grades for the script. Without scripts, the same fields go to the widget itself. */
export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const { [fields.intent]: intent, [ROWS]: isRows } = readForm(form, {
    [fields.intent]: read.text,
    [ROWS]: read.sent,
  });
  const save = isRows
    ? saveRows(scope, form)
    : intent === 'clear'
      ? clearSaved(scope, form)
      : saveSelected(scope, form);
  const answer = await save;
  // The browser stores the selection from now on, so an older selection on the server must not be
  // restored.
  if (answer.ok && !isRows) await forgetSelection(scope);
  return mutationResponse(form, args.context, answer, paths.hub);
}
