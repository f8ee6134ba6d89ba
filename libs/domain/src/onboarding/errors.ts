import { dateOfBirthRule, textRule, type AnswerRule } from '../preferences/errors.ts';
import { unitedKingdom } from '../preferences/countries.ts';
import { isBritishPostcode } from '../preferences/lookups/postcode.ts';
import { onboardingFields, type OnboardingAnswers, type OnboardingFieldName } from './fields.ts';
import { askedFields, hasOnboardingOptIn, stepFields, type OnboardingStep } from './steps.ts';

export interface OnboardingError {
  readonly field: OnboardingFieldName;
  readonly rule: AnswerRule;
}

type Check = (answer: string, answers: OnboardingAnswers, now: Date) => AnswerRule | null;

const required: Check = (answer) => (answer === '' ? 'required' : null);

/**
 * The rules for individual questions. The rules about contact apply to the first visit only
 * (AMB-67): every field that is shown because of a choice is required.
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
 * The errors in the answers of a page, in the order of its questions, at most one per question.
 * Questions that are not asked have no errors.
 *
 * @param answers all answers so far, including those of this page
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

/** Answers for which the page about contact asks every question. */
const everythingAsked: OnboardingAnswers = {
  tailoredInfo: 'Yes',
  contactMethod: 'All',
  userCountry: unitedKingdom,
};

/**
 * The questions of a page that may be required, always or depending on another answer (PRF-11). The
 * list is derived from the rules.
 */
export const requiredQuestions = (step: OnboardingStep, now: Date): OnboardingFieldName[] =>
  stepFields[step].filter((name) =>
    findStepErrors(step, { ...everythingAsked, [name]: '' }, now).some(
      ({ field, rule }) => field === name && (rule === 'required' || rule === 'channel'),
    ),
  );
