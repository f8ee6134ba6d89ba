import { dateOfBirthRule, textRule, type AnswerRule } from '../preferences/errors.ts';
import { isBritishPostcode } from '../preferences/postcode.ts';
import { onboardingFields, type OnboardingAnswers, type OnboardingFieldName } from './fields.ts';
import { askedFields, hasOnboardingOptIn, type OnboardingStep } from './steps.ts';

export interface OnboardingError {
  readonly field: OnboardingFieldName;
  readonly rule: AnswerRule;
}

type Check = (answer: string, answers: OnboardingAnswers, now: Date) => AnswerRule | null;

const required: Check = (answer) => (answer === '' ? 'required' : null);

/**
 * The rules of single questions. Those about being written to are the first visit's own (AMB-67):
 * whatever is asked for because of a choice is required.
 */
const checks: Readonly<Partial<Record<OnboardingFieldName, Check>>> = {
  studyLevel: required,
  studyYear: required,
  contactMethod: (answer) => (answer === '' ? 'channel' : null),
  // ONB-20
  mobile: required,
  // ONB-21
  addressLine1: required,
  addressLine3: required,
  postcode: (answer) => {
    if (answer === '') return 'required';
    return isBritishPostcode(answer) ? null : 'postcode';
  },
  dateOfBirth: (answer, answers, now) =>
    answer === '' && !hasOnboardingOptIn(answers) ? null : dateOfBirthRule(answer, now),
};

/**
 * What is wrong with the answers of a page, in the order of its questions, one error each. What is
 * not asked is never wrong.
 *
 * @param answers all answers so far, those of this page among them
 */
export function findStepErrors(
  step: OnboardingStep,
  answers: OnboardingAnswers,
  now: Date,
): OnboardingError[] {
  return askedFields(step, answers).flatMap((field) => {
    const answer = answers[field] ?? '';
    const check = step === 'contact' && field === 'userCountry' ? required : checks[field];
    const rule = textRule(onboardingFields[field], answer) ?? check?.(answer, answers, now) ?? null;
    return rule === null ? [] : [{ field, rule }];
  });
}
