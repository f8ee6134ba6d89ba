import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { readForm } from '#app/platform/server/session.server.ts';
import { ROWS } from '../fields.ts';
import { saveRows } from '../rows.server.ts';
import { clearSaved, forgetSelection, saveSelected } from '../saves.server.ts';

/** A form whose session was lost comes back here. */
export const loader = () => redirect(widgetPath('Tariff'));

/** Saves grades for a script; people without scripts send the same fields to the widget itself. */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const form = await readForm(request, applicant.session, context);
  const scope = { request, context, applicant };
  const save = form.has(ROWS)
    ? saveRows(scope, form)
    : form.get('press') === 'clear'
      ? clearSaved(scope, form)
      : saveSelected(scope, form);
  const answer = await save;
  // From here on the browser knows what is selected; an old selection must not come back.
  if (answer.ok && !form.has(ROWS)) await forgetSelection(scope);
  return mutationResponse(form, context, answer, paths.hub);
}
