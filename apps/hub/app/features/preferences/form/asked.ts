import {
  type AnswerForm,
  type Answers,
  type FieldName,
  type PanelId,
  preferenceFields,
  readAnswers,
} from '@applicant-hub/domain';

/** The hidden field in which a form names the questions that it asks. */
export const ASKED_FIELD = 'asked';

/** The value of that field. */
export const askedValue = (fields: readonly FieldName[]): string => fields.join(' ');

/**
 * The answers to what a form asked. A tick-box that is not there says nothing when the question
 * was not on the page: without scripts, questions that follow from an answer come a step later. A
 * form that does not say what it asks asks everything.
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
