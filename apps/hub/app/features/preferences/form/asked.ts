import {
  type AnswerForm,
  type Answers,
  type FieldName,
  type PanelId,
  preferenceFields,
  readAnswers,
} from '@applicant-hub/domain';

export const ASKED_FIELD = 'asked';

export const askedValue = (fields: readonly FieldName[]): string => fields.join(' ');

/**
 * The submitted answers to the questions of a form. A missing tick-box means "no" only if its
 * question was on the page: without scripts, follow-up questions appear one step later. A form that
 * does not list its questions is read as a form with all questions.
 */
export function submittedAnswers(panel: PanelId, form: AnswerForm): Answers {
  const answers = readAnswers(panel, form);
  const [asked] = form.getAll(ASKED_FIELD);
  if (typeof asked !== 'string') return answers;
  const names = new Set(asked.split(' '));
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) => names.has(name) || preferenceFields[name as FieldName].kind === 'hidden',
    ),
  );
}
