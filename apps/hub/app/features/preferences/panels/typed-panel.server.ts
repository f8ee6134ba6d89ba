import { type AnswerForm, type Answers, changeAnswers, type PanelId } from '@applicant-hub/domain';
import { finderFields } from '../fields.ts';
import { submittedAnswers } from '../asked.ts';
import { BASE_FIELD, baseAnswers } from '../base.ts';
import { readClashes } from '../clash-form.ts';
import { SHOWN_FIELD, renderedAnswers } from '../shown.ts';
import type { TypedPanel } from './panel-state.ts';

/** What a form says over what was saved when it was filled in, and what follows from that. */
export function typedPanel(panel: PanelId, form: AnswerForm, saved: Answers): TypedPanel {
  const base = baseAnswers(panel, form.getAll(BASE_FIELD)[0], saved);
  const before = { ...base, ...renderedAnswers(panel, form.getAll(SHOWN_FIELD)[0]) };
  const region = form.getAll(finderFields.mobileRegion)[0];
  return {
    panel,
    base,
    answers: changeAnswers(panel, before, { ...before, ...submittedAnswers(panel, form) }),
    clashes: readClashes(form),
    phoneRegion: typeof region === 'string' ? region : undefined,
  };
}
