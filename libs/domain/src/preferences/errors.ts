import { ageAt, birthYears, minimumAge } from './age.ts';
import type { Answers } from './answers.ts';
import { isRealDate, isRealMonth } from './date-answers.ts';
import { preferenceFields, type Field, type FieldName, type PanelId } from './fields.ts';
import { characterCount } from '../text/characters.ts';
import { contactChannels } from './groups.ts';
import { isBritishPostcode } from './lookups/postcode.ts';
import { hasOptIn, isInUk, needsMobile, visibleFields } from './visible.ts';

export type AnswerRule =
  /** A required answer is empty (PRF-11, PRF-24, PRF-35). */
  | 'required'
  /** A required box is not ticked, or a consent is not answered (PRF-36, PRF-37). */
  | 'consent'
  /** An opt-in needs at least one contact channel (PRF-26). */
  | 'channel'
  /** The date does not exist or is out of range (PRF-31, PRF-33). */
  | 'date'
  /** The applicant is too young (PRF-29). */
  | 'age'
  /** The postcode is not British (PRF-34). */
  | 'postcode'
  | 'tooLong'
  /** The answer has characters that its field does not allow (PRF-46, HLP-5). */
  | 'characters';

export interface AnswerError {
  readonly field: FieldName;
  readonly rule: AnswerRule;
}

/** Checks one answer. `answer` is an empty string when there is no answer, never undefined. */
type Check = (answer: string, answers: Answers, now: Date) => AnswerRule | null;

const required: Check = (answer) => (answer === '' ? 'required' : null);
const requiredInUk: Check = (answer, answers) =>
  isInUk(answers) && answer === '' ? 'required' : null;

/** The rules for individual questions, in addition to the length and characters of their fields. */
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

export function dateOfBirthRule(answer: string, now: Date): AnswerRule | null {
  if (answer === '') return 'required';
  const isKnown = isRealDate(answer) && Number(answer.slice(0, 4)) >= (birthYears(now).at(-1) ?? 0);
  if (!isKnown) return 'date';
  return ageAt(answer, now) < minimumAge ? 'age' : null;
}

export function textRule(field: Field, answer: string): AnswerRule | null {
  if (field.kind !== 'text') return null;
  if (characterCount(answer) > field.maxLength) return 'tooLong';
  return (field.allowed?.test(answer) ?? true) ? null : 'characters';
}

/**
 * The errors in a panel's answers, in the order of its questions, at most one for each question.
 * Questions that the form does not show have no errors (AMB-71, AMB-74).
 *
 * @param answers all known answers (the saved answers, overwritten by the answers of the form),
 * after `changeAnswers`
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
 * Whether country and address allow the marketing panel to be saved, which enables its button
 * (PRF-27, PRF-28, AMB-73).
 */
export function isAddressComplete(answers: Answers, now: Date): boolean {
  const address: readonly FieldName[] = ['userCountry', 'addressLine1', 'postcode'];
  const errors = findErrors('marketing-preferences', answers, now);
  return !errors.some(({ field }) => address.includes(field));
}
