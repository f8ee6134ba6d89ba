import { whatClearClears } from '@applicant-hub/domain';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import { toolPath } from '#app/platform/islands/tools/tool-path.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { actOnCalculator } from './calculator/press.server.ts';
import { buttonOf, fields, stateOf } from './fields.ts';
import { actOnRows } from './saved/rows.server.ts';
import { clearSaved, keepSelection, readGradesForm, saveSelected } from './saved/saves.server.ts';

/** Handles the forms of pages without scripts. */
export async function act(scope: RequestScope, form: FormData): Promise<unknown> {
  const sent = readGradesForm(form);
  if (sent.isRows) return actOnRows(scope, form, sent);
  const state = stateOf(form);
  const button = buttonOf(form);
  const intent = button.name === fields.intent ? button.value : null;
  if (intent === 'save' || intent === 'both') {
    const answer = await saveSelected(scope, sent);
    // The page that resolves the conflict shows the stored selection, which may be from another
    // tab.
    if (answer.link) await keepSelection(scope, state);
    return mutationResponse(form, scope.context, answer, toolPath('Tariff'));
  }
  if (intent === 'clear' && whatClearClears(state.grades) === 'saved') {
    return mutationResponse(form, scope.context, await clearSaved(scope, sent), toolPath('Tariff'));
  }
  return actOnCalculator(scope, form, state, button);
}
