import { type AnswerForm, type Answers, changeAnswers, type PanelId } from '@applicant-hub/domain';
import { finderFields } from '../../finders/fields.ts';
import { askedAnswers } from '../../personalisation/asked.ts';
import { SHOWN_FIELD, shownAnswers } from '../../personalisation/shown.ts';
import type { TypedPanel } from './panel-state.ts';

/** What a form says over what is saved, and what follows from that. */
export function typedPanel(panel: PanelId, form: AnswerForm, saved: Answers): TypedPanel {
  const before = { ...saved, ...shownAnswers(panel, form.getAll(SHOWN_FIELD)[0]) };
  const region = form.getAll(finderFields.mobileRegion)[0];
  return {
    panel,
    answers: changeAnswers(panel, before, { ...before, ...askedAnswers(panel, form) }),
    phoneRegion: typeof region === 'string' ? region : undefined,
  };
}
