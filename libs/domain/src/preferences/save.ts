import { listOf, type Answers } from './answers.ts';
import { settleAnswers } from './change.ts';
import { panelFields, preferenceFields, type FieldName, type PanelId } from './fields.ts';
import { mergeAnswers, type AnswerClash } from './merge.ts';
import { isAsked } from './visible.ts';

/** What is sent to be merged into what is stored; null removes a field (AMB-88). */
export type AnswersToSave = Partial<Record<FieldName, string | string[] | null>>;

/** What becomes of the form of a panel. */
export interface PanelSave {
  /** All that is known with the changes of the form. */
  readonly answers: Answers;
  /** The changes, and nothing else. */
  readonly data: AnswersToSave;
  /** What was changed in this form and elsewhere as well: a person has to choose first. */
  readonly clashes: readonly AnswerClash[];
}

/**
 * What a save of a panel stores (PRF-10): the answers that were changed in it, and those that a rule
 * sets or clears with them, such as the address of somebody who left the country. An answer that was
 * left as it was shown is not sent, for it may have been changed elsewhere since.
 *
 * @param base all that was stored when the form was filled in
 * @param answers what the form said, over that
 * @param saved all that is stored now
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

/** An answer that is empty now is removed when there was one, and is otherwise not stored at all. */
export function storedAnswer(
  name: FieldName,
  answer: string | undefined,
  saved: string | undefined,
): string | string[] | null | undefined {
  if ((answer ?? '') === '') return (saved ?? '') === '' ? undefined : null;
  return preferenceFields[name].kind === 'list' ? listOf(answer) : answer;
}
