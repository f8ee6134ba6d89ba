import { type AnswerForm, type Answers, changeAnswers, type PanelId } from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { lookupFields } from '../questions/fields.ts';
import { submittedAnswers } from '../form/asked.ts';
import { BASE_FIELD, baseAnswers } from '../form/base.ts';
import { readClashes } from '../form/clash-form.ts';
import { isSchoolReplaced } from '../lookups/run-lookup.server.ts';
import { SHOWN_FIELD, renderedAnswers } from '../form/shown.ts';
import type { TypedPanel } from './panel-state.ts';

/**
 * Merges the answers of a form into the values that were saved when the form was filled in, and
 * applies the rules that depend on the answers.
 */
export function typedPanel(panel: PanelId, form: AnswerForm, saved: Answers): TypedPanel {
  const sent = readForm(form, {
    [BASE_FIELD]: fields.text,
    [SHOWN_FIELD]: fields.text,
    [lookupFields.mobileRegion]: fields.texts,
  });
  const base = baseAnswers(panel, sent[BASE_FIELD], saved);
  const before = { ...base, ...renderedAnswers(panel, sent[SHOWN_FIELD]) };
  return {
    panel,
    base,
    answers: changeAnswers(panel, before, {
      ...before,
      ...submittedAnswers(panel, form),
      ...(isSchoolReplaced(form) && { schoolId: '', schoolUkprn: '' }),
    }),
    clashes: readClashes(form),
    phoneRegion: sent[lookupFields.mobileRegion][0],
  };
}
