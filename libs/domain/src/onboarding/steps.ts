import { listOf } from '../preferences/answers.ts';
import { unitedKingdom } from '../preferences/countries.ts';
import type { OnboardingAnswers, OnboardingFieldName } from './fields.ts';

/** The pages of the first visit, one topic each, in their order. */
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

/** The questions of each page, in their order. */
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

/** The routes that were chosen, of whichever level. */
const chosenRoutes = (answers: OnboardingAnswers): string[] =>
  listOf(
    answers.studyLevel === 'Postgraduate'
      ? answers.postgraduateAdditional
      : answers.undergraduateAdditional,
  );

/** The pages that somebody goes through: Smart Alerts only for apprenticeships. */
export function stepsFor(answers: OnboardingAnswers): OnboardingStep[] {
  const isApprentice = chosenRoutes(answers).includes('apprenticeships');
  return onboardingSteps.filter((step) => step !== 'alerts' || isApprentice);
}

const optIns = ['tailoredInfo', 'offers', 'surveys', 'careersInfo', 'relevantCourses'] as const;

/** Whether the hub may write about anything. */
export const hasOnboardingOptIn: Condition = (answers) =>
  optIns.some((name) => answers[name] === 'Yes');

/** Whether letters can reach the person; the country may not be known yet. */
const isPostPossible: Condition = ({ userCountry }) =>
  (userCountry ?? '') === '' || userCountry === unitedKingdom;

/** Whether one way to be written to was chosen, by itself or with All. */
const hasChosen =
  (method: 'Post' | 'SMS'): Condition =>
  (answers) =>
    hasOnboardingOptIn(answers) &&
    listOf(answers.contactMethod).some((chosen) => chosen === method || chosen === 'All');

/** ONB-20. */
const asksMobile = hasChosen('SMS');

/** Whether post or tailored contact applies (ONB-21). */
const asksCountry: Condition = (answers) =>
  hasChosen('Post')(answers) || answers.tailoredInfo === 'Yes';
const asksAddress: Condition = (answers) => asksCountry(answers) && isPostPossible(answers);

const isUndergraduate: Condition = ({ studyLevel }) => studyLevel === 'Undergraduate';
const isPostgraduate: Condition = ({ studyLevel }) => studyLevel === 'Postgraduate';
const joinsSmartAlerts: Condition = ({ talentPoolJoin }) => talentPoolJoin === 'Yes';

/** The questions that follow from another answer; every other is always asked. */
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

/** The questions of a page that are asked, given all answers so far, in their order. */
export function askedFields(
  step: OnboardingStep,
  answers: OnboardingAnswers,
): OnboardingFieldName[] {
  return stepFields[step].filter((name) => {
    // The page about contact asks for the country as part of an address only.
    if (step === 'contact' && name === 'userCountry') return asksCountry(answers);
    return conditions[name]?.(answers) ?? true;
  });
}
