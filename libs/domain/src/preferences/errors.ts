import { ageAt, birthYears, minimumAge } from './age.ts';
import type { Answers } from './answers.ts';
import { isRealDate, isRealMonth } from './date-answers.ts';
import { preferenceFields, type Field, type FieldName, type PanelId } from './fields.ts';
import { characterCount } from '../text/characters.ts';
import { contactChannels } from './groups.ts';
import { isBritishPostcode } from './postcode.ts';
import { hasOptIn, isInUk, needsMobile, visibleFields } from './visible.ts';

/** What can be wrong with an answer. */
export type AnswerRule =
  /** It was left open and must not be (PRF-11, PRF-24, PRF-35). */
  | 'required'
  /** A box has to be ticked or a consent answered (PRF-36, PRF-37). */
  | 'consent'
  /** Who opts in names at least one way to be written to (PRF-26). */
  | 'channel'
  /** It is no date that can be (PRF-31, PRF-33). */
  | 'date'
  /** The person is too young (PRF-29). */
  | 'age'
  /** It is no British postcode (PRF-34). */
  | 'postcode'
  /** It is longer than its field allows. */
  | 'tooLong'
  /** It has characters that its field does not take (PRF-46, HLP-5). */
  | 'characters';

export interface AnswerError {
  readonly field: FieldName;
  readonly rule: AnswerRule;
}

/** Finds what is wrong with one answer; `answer` is never undefined, and empty when it is open. */
type Check = (answer: string, answers: Answers, now: Date) => AnswerRule | null;

const required: Check = (answer) => (answer === '' ? 'required' : null);
const requiredInUk: Check = (answer, answers) =>
  isInUk(answers) && answer === '' ? 'required' : null;

/** The rules of single questions, beside the length and the characters that their fields take. */
const checks: Readonly<Partial<Record<FieldName, Check>>> = {
  userCountry: required,
  dateOfBirth: (answer, _, now) => dateOfBirthRule(answer, now),
  contactAll: (_, answers) =>
    hasOptIn(answers) && !contactChannels.some((name) => answers[name] === 'yes')
      ? 'channel'
      : null,
  mobile: (answer, answers) => (needsMobile(answers) && answer === '' ? 'required' : null),
  addressLine1: requiredInUk,
  postcode: (answer, answers) => {
    if (!isInUk(answers)) return null;
    if (answer === '') return 'required';
    return isBritishPostcode(answer) ? null : 'postcode';
  },
  schoolDataShare: (answer) => (answer === '' ? 'consent' : null),
  studyLevel: required,
  studyYear: required,
  terms: (answer) => (answer === 'yes' ? null : 'consent'),
  talentPoolStartDate: (answer) => (answer === '' || isRealMonth(answer) ? null : 'date'),
};

/** The first rule that a date of birth breaks; it is required (PRF-11). */
export function dateOfBirthRule(answer: string, now: Date): AnswerRule | null {
  if (answer === '') return 'required';
  const isKnown = isRealDate(answer) && Number(answer.slice(0, 4)) >= (birthYears(now).at(-1) ?? 0);
  if (!isKnown) return 'date';
  return ageAt(answer, now) < minimumAge ? 'age' : null;
}

/** The rule of length or characters that a text breaks. */
export function textRule(field: Field, answer: string): AnswerRule | null {
  if (field.kind !== 'text') return null;
  if (characterCount(answer) > field.maxLength) return 'tooLong';
  return (field.allowed?.test(answer) ?? true) ? null : 'characters';
}

/**
 * What is wrong with the answers to a panel, in the order of its questions, one error each. A
 * question that is not asked is never wrong (AMB-71, AMB-74). The answers are all that is known
 * (saved ones under the ones of the form), after `changeAnswers`.
 */
export function findErrors(panel: PanelId, answers: Answers, now: Date): AnswerError[] {
  return visibleFields(panel, answers).flatMap((field) => {
    const answer = answers[field] ?? '';
    const rule =
      textRule(preferenceFields[field], answer) ?? checks[field]?.(answer, answers, now) ?? null;
    return rule === null ? [] : [{ field, rule }];
  });
}

/**
 * Whether the marketing panel can be saved as far as country and address go: what enables its
 * button (PRF-27, PRF-28, AMB-73).
 */
export function isAddressComplete(answers: Answers, now: Date): boolean {
  const address: readonly FieldName[] = ['userCountry', 'addressLine1', 'postcode'];
  const errors = findErrors('marketing-preferences', answers, now);
  return !errors.some(({ field }) => address.includes(field));
}
