import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { paths, widgetPath } from '../../applicant/links.ts';
import { mutationResponse } from '../../notices/change.server.ts';
import { readForm } from '../../server/session.server.ts';
import { ROWS } from '../../widgets/tariff/fields.ts';
import { saveRows } from '../../widgets/tariff/rows.server.ts';
import { clearSaved, forgetSelection, saveSelected } from '../../widgets/tariff/saves.server.ts';

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
