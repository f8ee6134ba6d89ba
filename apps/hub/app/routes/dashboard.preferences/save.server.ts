import type { AppLoadContext } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import {
  answersToSave,
  findErrors,
  type PanelId,
  panelIds,
  personalisationSetting,
} from '@applicant-hub/domain';
import type { Applicant } from '../../applicant/applicant.server.ts';
import { preferenceAnswers } from '../../applicant/preference-answers.server.ts';
import { changeContext } from '../../discovery/call.server.ts';
import { runFinder, takeChosen } from '../../finders/run-finder.server.ts';
import { settleNumber } from '../../finders/settle-number.server.ts';
import { settleSchool } from '../../finders/settle-school.ts';
import { fieldErrors } from '../../personalisation/error-words.ts';
import { type PanelOutcome, panelOf } from './panel-state.ts';
import { typedPanel } from './typed-panel.server.ts';

/** A form is answered with the page again, unless its panel is saved. */
export type FormOutcome =
  { isSaved: true; panel: PanelId } | { isSaved: false; status: number; outcome: PanelOutcome };

/**
 * What becomes of the form of a panel: saved, or shown again with everything that it said, with what
 * is wrong, what a finder found or the questions that follow (`intent` is `show`). Only the panel's own fields are
 * sent; the account merges them into the rest (PRF-10, AMB-88).
 *
 * @throws a 400 response when the form belongs to no panel
 */
export async function takePanelForm(
  form: FormData,
  context: AppLoadContext,
  applicant: Applicant,
): Promise<FormOutcome> {
  const panel = panelOf(panelIds, form.get('panel'));
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
      finder: null,
      errors: {},
      problem: null,
      ...over,
    },
  });
  const call = { context, applicant };
  const found = (await runFinder(call, form)) ?? (await takeChosen(call, form));
  if (found !== null) {
    const filled = { ...typed, answers: { ...answers, ...found.filled } };
    return again(200, { typed: filled, finder: found.view });
  }
  if (form.get('intent') === 'show') return again(200);

  const errors = findErrors(panel, answers, context.now());
  if (errors.length > 0) return again(400, { errors: fieldErrors(errors) });

  const settled = { ...answers, ...(await settleNumber(call, form)) };
  const data = answersToSave(panel, saved, settled);
  // An empty object would remove the whole setting (SYS-2).
  if (Object.keys(data).length === 0) return { isSaved: true, panel };
  const stored = await context.clients.identity.saveSetting(changeContext(call), {
    ...personalisationSetting,
    data,
    immediate: true,
  });
  return stored.ok ? { isSaved: true, panel } : again(503, { problem: m.preferences_not_saved() });
}
