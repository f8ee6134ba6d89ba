import { whatClearClears } from '@applicant-hub/domain';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { toolPath } from '#app/platform/islands/tools/tool-path.ts';
import { fields as read, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { actOnCalculator } from './calculator/press.server.ts';
import { ROWS, buttonOf, fields, stateOf } from './fields.ts';
import { actOnRows } from './saved/rows.server.ts';
import { clearSaved, keepSelection, saveSelected } from './saved/saves.server.ts';

/** Handles the forms of pages without scripts. */
export async function act(scope: RequestScope, form: FormData): Promise<unknown> {
  if (readForm(form, { [ROWS]: read.sent })[ROWS]) return actOnRows(scope, form);
  const { name, value } = buttonOf(form);
  const state = stateOf(form);
  if (name === fields.intent && (value === 'save' || value === 'both')) {
    const answer = await saveSelected(scope, form);
    // The page that resolves the clash shows the selection of this tab, not the selection of
    // another tab.
    if (answer.link) await keepSelection(scope, state);
    return mutationResponse(form, scope.context, answer, toolPath('Tariff'));
  }
  if (name === fields.intent && value === 'clear' && whatClearClears(state.grades) === 'saved') {
    return mutationResponse(form, scope.context, await clearSaved(scope, form), toolPath('Tariff'));
  }
  return actOnCalculator(scope, form, state);
}
