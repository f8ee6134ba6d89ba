import type { AppLoadContext } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { changeAnswers, findErrors, type PanelId, panelIds } from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { runLookup, takeChosen } from '../lookups/run-lookup.server.ts';
import { settleNumber } from '../lookups/settle-number.server.ts';
import { settleSchool } from '../lookups/settle-school.server.ts';
import { withChosen } from '../form/clash-form.ts';
import { fieldErrors } from '../form/error-words.ts';
import type { PanelOutcome } from './panel-state.ts';
import { storePanel } from './store-panel.server.ts';
import { typedPanel } from './typed-panel.server.ts';

/** Unless its panel is saved, the response to a form is the page again. */
export type FormOutcome =
  { isSaved: true; panel: PanelId } | { isSaved: false; status: number; outcome: PanelOutcome };

/**
 * Handles the form of a panel. It is saved, or shown again with all typed values and the errors, a
 * lookup result, conflicts with another save, or the follow-up questions (`intent` is `show`). Only
 * the changes of the panel are sent; the account merges them into the other data (PRF-10, AMB-88).
 *
 * @throws a 400 response when the form belongs to no panel
 */
export async function takePanelForm(
  form: FormData,
  context: AppLoadContext,
  applicant: Applicant,
): Promise<FormOutcome> {
  const { panel, intent } = readForm(form, {
    panel: fields.oneOf(panelIds),
    intent: fields.text,
  });
  if (panel === null) throw new Response(null, { status: 400, statusText: 'Bad Request' });

  const saved = preferenceAnswers(applicant);
  const typed = typedPanel(panel, settleSchool(form), saved);
  const { answers } = typed;
  const again = (status: number, over: Partial<PanelOutcome> = {}): FormOutcome => ({
    isSaved: false,
    status,
    outcome: {
      id: context.requestId,
      panel,
      typed,
      isRefilled: false,
      undecided: [],
      lookup: null,
      errors: {},
      problem: null,
      ...over,
    },
  });
  const call = { context, applicant };
  const found = (await runLookup(call, form)) ?? (await takeChosen(call, form, saved.schoolName));
  if (found !== null) {
    const filled = changeAnswers(panel, answers, { ...answers, ...found.filled });
    const refilled = { ...typed, answers: filled };
    return again(200, { typed: refilled, isRefilled: true, lookup: found.view });
  }
  if (intent === 'show') return again(200);

  const chosen = withChosen(answers, typed);
  const errors = findErrors(panel, chosen, context.now());
  if (errors.length > 0) return again(400, { errors: fieldErrors(errors) });
  const undecided = typed.clashes.filter(({ choice }) => choice === null);
  if (undecided.length > 0)
    return again(409, { undecided: undecided.map((clash) => clash.fields[0]) });

  const settled = withChosen({ ...answers, ...(await settleNumber(call, form)) }, typed);
  const stored = await storePanel({ ...typed, answers: settled }, context, applicant);
  switch (stored.state) {
    case 'stored':
      return { isSaved: true, panel };
    case 'failed':
      return again(503, { problem: m.preferences_not_saved() });
    case 'again':
      return again(stored.typed.clashes.length > 0 ? 409 : 400, {
        typed: stored.typed,
        isRefilled: true,
        errors: stored.errors,
      });
  }
}
