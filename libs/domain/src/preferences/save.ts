import { listOf, type Answers } from './answers.ts';
import { settleAnswers } from './change.ts';
import { panelFields, preferenceFields, type FieldName, type PanelId } from './fields.ts';
import { mergeAnswers, type AnswerClash } from './merge.ts';
import { isAsked } from './visible.ts';

/** The data to merge into the stored answers; null removes a field (AMB-88). */
export type AnswersToSave = Partial<Record<FieldName, string | string[] | null>>;

export interface PanelSave {
  /** All known answers, including the form's changes. */
  readonly answers: Answers;
  /** The data to store, with only the changed fields. */
  readonly data: AnswersToSave;
  /**
   * Answers changed both in this form and elsewhere; the applicant has to choose between them
   * first.
   */
  readonly clashes: readonly AnswerClash[];
}

/**
 * The data that is stored when a panel is saved (PRF-10): the changed answers, and the answers that
 * a rule sets or clears because of them, such as the address of an applicant who left the country.
 * Unchanged answers are not sent, because they may have been changed elsewhere since.
 *
 * @param base stored answers when the form was loaded
 * @param answers answers of the form over `base`
 * @param saved stored answers now
 */
export function savePanel(
  panel: PanelId,
  base: Answers,
  answers: Answers,
  saved: Answers,
): PanelSave {
  const asked = panelFields[panel].filter((name) => isAsked(name, answers));
  const answered = Object.fromEntries(asked.map((name) => [name, answers[name] ?? ''] as const));
  const own = settleAnswers(panel, base, { ...base, ...answered });
  const merged = mergeAnswers(panel, base, own, saved);
  const ruled = settleAnswers(panel, saved, merged.answers);
  const data = changedFields(saved, ruled).flatMap((name) => {
    const stored = storedAnswer(name, ruled[name], saved[name]);
    return stored === undefined ? [] : [[name, stored] as const];
  });
  return { answers: ruled, data: Object.fromEntries(data), clashes: merged.clashes };
}

function changedFields(before: Answers, after: Answers): FieldName[] {
  return (Object.keys(after) as FieldName[]).filter(
    (name) => (before[name] ?? '') !== (after[name] ?? ''),
  );
}

/**
 * The value to store for an answer. An empty answer gives null, which removes the stored answer, or
 * undefined when there is no stored answer.
 */
export function storedAnswer(
  name: FieldName,
  answer: string | undefined,
  saved: string | undefined,
): string | string[] | null | undefined {
  if ((answer ?? '') === '') return (saved ?? '') === '' ? undefined : null;
  return preferenceFields[name].kind === 'list' ? listOf(answer) : answer;
}
