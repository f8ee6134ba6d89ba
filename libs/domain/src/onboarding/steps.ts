import { listOf } from '../preferences/answers.ts';
import { unitedKingdom } from '../preferences/countries.ts';
import type { OnboardingAnswers, OnboardingFieldName } from './fields.ts';

export const onboardingSteps = [
  'course',
  'routes',
  'interests',
  'home',
  'support',
  'contact',
  'alerts',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const stepFields: Readonly<Record<OnboardingStep, readonly OnboardingFieldName[]>> = {
  course: ['studyLevel', 'studyYear'],
  routes: [
    'undergraduateAdditional',
    'postgraduateAdditional',
    'gapYear',
    'straightIntoEmployment',
  ],
  interests: ['subjects', 'studyRegion', 'studyOutsideUK'],
  home: ['userCountry', 'userPostcode', 'userRegion'],
  support: ['supportNeed'],
  contact: [
    'tailoredInfo',
    'offers',
    'surveys',
    'careersInfo',
    'relevantCourses',
    'contactMethod',
    'mobile',
    'userCountry',
    'addressLine1',
    'addressLine2',
    'addressLine3',
    'postcode',
    'dateOfBirth',
    'gender',
  ],
  alerts: ['talentPoolJoin', 'talentPoolStudyLevel', 'talentPoolWorkAreas'],
};

type Condition = (answers: OnboardingAnswers) => boolean;

const chosenRoutes = (answers: OnboardingAnswers): string[] =>
  listOf(
    answers.studyLevel === 'Postgraduate'
      ? answers.postgraduateAdditional
      : answers.undergraduateAdditional,
  );

export function stepsFor(answers: OnboardingAnswers): OnboardingStep[] {
  const isApprentice = chosenRoutes(answers).includes('apprenticeships');
  return onboardingSteps.filter((step) => step !== 'alerts' || isApprentice);
}

const optIns = ['tailoredInfo', 'offers', 'surveys', 'careersInfo', 'relevantCourses'] as const;

export const hasOnboardingOptIn: Condition = (answers) =>
  optIns.some((name) => answers[name] === 'Yes');

/** Whether post can reach the applicant: the country is the United Kingdom or unknown. */
const isPostPossible: Condition = ({ userCountry }) =>
  (userCountry ?? '') === '' || userCountry === unitedKingdom;

/** Whether a contact method was chosen, on its own or through All. */
const hasChosen =
  (method: 'Post' | 'SMS'): Condition =>
  (answers) =>
    hasOnboardingOptIn(answers) &&
    listOf(answers.contactMethod).some((chosen) => chosen === method || chosen === 'All');

/** ONB-20. */
const asksMobile = hasChosen('SMS');

/** Whether the applicant chose post or tailored information (ONB-21). */
const asksCountry: Condition = (answers) =>
  hasChosen('Post')(answers) || answers.tailoredInfo === 'Yes';
const asksAddress: Condition = (answers) => asksCountry(answers) && isPostPossible(answers);

const isUndergraduate: Condition = ({ studyLevel }) => studyLevel === 'Undergraduate';
const isPostgraduate: Condition = ({ studyLevel }) => studyLevel === 'Postgraduate';
const joinsSmartAlerts: Condition = ({ talentPoolJoin }) => talentPoolJoin === 'Yes';

/** The questions that depend on another answer; every other question is always asked. */
const conditions: Readonly<Partial<Record<OnboardingFieldName, Condition>>> = {
  // ONB-14, ONB-15
  undergraduateAdditional: isUndergraduate,
  postgraduateAdditional: isPostgraduate,
  userPostcode: isPostPossible,
  userRegion: isPostPossible,
  contactMethod: hasOnboardingOptIn,
  mobile: asksMobile,
  addressLine1: asksAddress,
  addressLine2: asksAddress,
  addressLine3: asksAddress,
  postcode: asksAddress,
  // ONB-19
  gender: ({ offers, careersInfo, surveys }) => [offers, careersInfo, surveys].includes('Yes'),
  talentPoolStudyLevel: joinsSmartAlerts,
  talentPoolWorkAreas: joinsSmartAlerts,
};

export function askedFields(
  step: OnboardingStep,
  answers: OnboardingAnswers,
): OnboardingFieldName[] {
  return stepFields[step].filter((name) => {
    // The page about contact asks for the country only as part of an address.
    if (step === 'contact' && name === 'userCountry') return asksCountry(answers);
    return conditions[name]?.(answers) ?? true;
  });
}
