import { type Answers, changeAnswers, type FieldName, findErrors } from '@applicant-hub/domain';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { withChosen } from '../form/clash-form.ts';
import { fieldErrors } from '../form/error-text.ts';
import { runLookup, settleNumber, takeChosen } from '../lookups/run-lookup.server.ts';
import type { FieldErrors } from '../questions/personalisation-question-form.ts';
import type { LookupView } from '../questions/view.ts';
import type { TypedPanel } from './panel-state.ts';
import type { SubmittedPanel } from './read-panel-form.server.ts';
import { typedPanel } from './typed-panel.server.ts';

export type ParsedPanelForm = { readonly typed: TypedPanel } & (
  | { readonly kind: 'lookup'; readonly view: LookupView }
  | { readonly kind: 'show' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'clash'; readonly undecided: readonly FieldName[] }
  | { readonly kind: 'ready'; readonly answers: Answers }
);

/**
 * Parses the form of a panel. The result is the first of these that applies:
 *
 * 1. `lookup`: the button of a lookup was pressed, or a result was chosen without its button. The
 *    result is filled in, and the user sees it before it is saved.
 * 2. `show`: the follow-up questions were requested.
 * 3. `invalid`: an answer is invalid, after the user's decisions about conflicts.
 * 4. `clash`: a conflict with another save has no decision yet.
 * 5. `ready`: the answers to save, with the decisions and the phone number in its stored format.
 */
export async function parsePanelForm(
  call: Pick<RequestScope, 'context' | 'applicant'>,
  form: SubmittedPanel,
): Promise<ParsedPanelForm> {
  const { panel, lookup } = form;
  const saved = preferenceAnswers(call.applicant);
  const typed = typedPanel(form, saved);
  const { answers } = typed;
  const found =
    (await runLookup(call, lookup)) ?? (await takeChosen(call, lookup, saved.schoolName));
  if (found !== null) {
    const filled = changeAnswers(panel, answers, { ...answers, ...found.filled });
    return { kind: 'lookup', typed: { ...typed, answers: filled }, view: found.view };
  }
  if (lookup.intent === 'show') return { kind: 'show', typed };
  const errors = findErrors(panel, withChosen(answers, typed), call.context.now());
  if (errors.length > 0) return { kind: 'invalid', typed, errors: fieldErrors(errors) };
  const undecided = typed.clashes.filter(({ choice }) => choice === null);
  if (undecided.length > 0)
    return { kind: 'clash', typed, undecided: undecided.map((clash) => clash.fields[0]) };
  const number = await settleNumber(call, lookup);
  return { kind: 'ready', typed, answers: withChosen({ ...answers, ...number }, typed) };
}
