import type { Answers } from './answers.ts';
import { channelTicks } from './channels.ts';
import { panelFields, preferenceFields, type FieldName, type PanelId } from './fields.ts';
import { startAnswers } from './start-answers.ts';

/** Answers that two pages changed in different ways: the first of them names the clash. */
export type AnswerClash = readonly [FieldName, ...FieldName[]];

interface MergedAnswers {
  /** All that is known: what is saved, and over it what this form changed. */
  readonly answers: Answers;
  /** What was changed here and elsewhere; `answers` has what this form says. */
  readonly clashes: readonly AnswerClash[];
}

/**
 * Answers that only make sense together: lines of two addresses are no address, and a consent to
 * share belongs to its school.
 */
const inseparable: readonly AnswerClash[] = [
  ['userCountry', 'country', 'addressLine1', 'addressLine2', 'addressLine3', 'postcode'],
  [...channelTicks],
  ['stillAtSchool', 'schoolName', 'schoolId', 'schoolUkprn', 'schoolDataShare'],
];

/** The answers that stand or fall with one of them. */
export const answersWith = (field: FieldName): AnswerClash =>
  inseparable.find((group) => group.includes(field)) ?? [field];

/**
 * Puts what a form changed over what has been saved since it was filled in. An answer that was
 * changed on one side only is taken from there; one that was changed on both is a clash.
 *
 * @param base what was saved when the form was filled in
 * @param own what the form says
 * @param saved what is saved now
 */
export function mergeAnswers(
  panel: PanelId,
  base: Answers,
  own: Answers,
  saved: Answers,
): MergedAnswers {
  const isSame = (name: FieldName, one: Answers, other: Answers) =>
    offered(name, one) === offered(name, other);
  const groups = panelFields[panel]
    .map(answersWith)
    .filter((group, index, all) => all.findIndex(([first]) => first === group[0]) === index);
  const clashes: AnswerClash[] = [];
  const merged = groups.flatMap((group) => {
    const isChangedHere = !group.every((name) => isSame(name, base, own));
    const isChangedThere = !group.every((name) => isSame(name, base, saved));
    const isDifferent = !group.every((name) => isSame(name, own, saved));
    if (isChangedHere && isChangedThere && isDifferent) clashes.push(group);
    const isOnlyThere = isChangedThere && !isChangedHere;
    return group.map((name) => {
      const isNews = !isSame(name, own, saved);
      const kept = isNews || (own[name] ?? '') !== '' ? own[name] : saved[name];
      return [name, isOnlyThere ? saved[name] : kept] as const;
    });
  });
  return { answers: { ...saved, ...Object.fromEntries(merged) }, clashes };
}

/**
 * Whether a form says something else than what was saved when it was filled in. A level that is
 * offered to somebody without one is no change.
 */
export const hasChanges = (panel: PanelId, base: Answers, answers: Answers): boolean =>
  panelFields[panel].some((name) => offered(name, base) !== offered(name, answers));

/** What a form offers as the answer: a box that was never ticked is a no. */
function offered(name: FieldName, answers: Answers): string {
  const answer = answers[name] ?? '';
  if (answer !== '') return answer;
  return preferenceFields[name].kind === 'tick' ? 'no' : (startAnswers({})[name] ?? '');
}
