import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { saveRows } from '../saved/rows.server.ts';
import {
  clearSaved,
  forgetSelection,
  readGradesForm,
  saveSelected,
} from '../saved/saves.server.ts';

/** The page to return to after sign-in, if the session expired. */
export const loader = () => redirect(widgetPath('Tariff'));

/**
 * Saves grades for the script. Without scripts, the same fields are posted to the widget itself.
 */
export async function action(args: ActionFunctionArgs) {
  const { scope, form } = await requireForm(args);
  const sent = readGradesForm(form);
  const save = sent.isRows
    ? saveRows(scope, form, sent)
    : sent.intent === 'clear'
      ? clearSaved(scope, sent)
      : saveSelected(scope, sent);
  const result = await save;
  // From now on the browser stores the selection, so an older selection on the server must not be
  // restored.
  if (result.ok && !sent.isRows) await forgetSelection(scope);
  return mutationResponse(form, args.context, result, paths.hub);
}
