import type { Answers } from './answers.ts';
import { channelTicks } from './channels.ts';
import { panelFields, preferenceFields, type FieldName, type PanelId } from './fields.ts';
import { startAnswers } from './start-answers.ts';

export type AnswerClash = readonly [FieldName, ...FieldName[]];

interface MergedAnswers {
  /** All known answers: the saved answers, overwritten by the changes of this form. */
  readonly answers: Answers;
  /** Answers changed both here and elsewhere; `answers` has the values of this form. */
  readonly clashes: readonly AnswerClash[];
}

/**
 * Answers that belong together: lines from two addresses do not make a valid address, and a consent
 * to share belongs to its school.
 */
const inseparable: readonly AnswerClash[] = [
  ['userCountry', 'country', 'addressLine1', 'addressLine2', 'addressLine3', 'postcode'],
  [...channelTicks],
  ['stillAtSchool', 'schoolName', 'schoolId', 'schoolUkprn', 'schoolDataShare'],
];

export const answersWith = (field: FieldName): AnswerClash =>
  inseparable.find((group) => group.includes(field)) ?? [field];

/**
 * Merges the changes of a form into the answers that were saved after it was loaded. An answer
 * that changed on one side only is taken from that side; an answer that changed differently on both
 * sides is a clash.
 *
 * @param base saved answers when the form was loaded
 * @param own answers of the form
 * @param saved saved answers now
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
      const preserved = isNews || (own[name] ?? '') !== '' ? own[name] : saved[name];
      return [name, isOnlyThere ? saved[name] : preserved] as const;
    });
  });
  return { answers: { ...saved, ...Object.fromEntries(merged) }, clashes };
}

/**
 * Whether a form differs from the answers that were saved when it was loaded. A default level is
 * not a change for an applicant who has no saved level.
 */
export const hasChanges = (panel: PanelId, base: Answers, answers: Answers): boolean =>
  panelFields[panel].some((name) => offered(name, base) !== offered(name, answers));

/** The value that the form shows for an answer. A tick-box without an answer is unticked. */
function offered(name: FieldName, answers: Answers): string {
  const answer = answers[name] ?? '';
  if (answer !== '') return answer;
  return preferenceFields[name].kind === 'tick' ? 'no' : (startAnswers({})[name] ?? '');
}
