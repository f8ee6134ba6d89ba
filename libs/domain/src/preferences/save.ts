import { listOf, type Answers } from './answers.ts';
import { changeAnswers } from './change.ts';
import { panelFields, preferenceFields, type FieldName, type PanelId } from './fields.ts';
import { isAsked } from './visible.ts';

/** What is sent to be merged into what is stored; null removes a field (AMB-88). */
export type AnswersToSave = Partial<Record<FieldName, string | string[] | null>>;

/**
 * What a save of a panel stores (PRF-10). Questions that are asked are stored as they were
 * answered; the others stay as they are, but for those that a rule sets or clears, such as the
 * address of somebody who left the country.
 *
 * @param saved all that is stored
 * @param answers what the form said, over what is stored
 */
export function answersToSave(panel: PanelId, saved: Answers, answers: Answers): AnswersToSave {
  const asked = panelFields[panel].filter((name) => isAsked(name, answers));
  const answered = Object.fromEntries(asked.map((name) => [name, answers[name] ?? ''] as const));
  const ruled = changeAnswers(panel, saved, { ...saved, ...answered });
  const names = new Set([...asked, ...changedFields(saved, ruled)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const stored = storedAnswer(name, ruled[name], saved[name]);
      return stored === undefined ? [] : [[name, stored] as const];
    }),
  );
}

function changedFields(before: Answers, after: Answers): FieldName[] {
  return (Object.keys(after) as FieldName[]).filter((name) => before[name] !== after[name]);
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
