import {
  type OnboardingAnswers,
  type OnboardingStep,
  startStudyYears,
  stepsFor,
  withSavedYear,
} from '@applicant-hub/domain';
import type { StepView } from './step-view.ts';

/** A page of the first visit with these answers. */
export function stepView(
  step: OnboardingStep,
  answers: OnboardingAnswers,
  rest: Pick<StepView, 'redirectUrl'> & Partial<Pick<StepView, 'errors' | 'failure'>>,
): StepView {
  const steps = stepsFor(answers);
  const savedYear = Number(answers.studyYear ?? '') || null;
  return {
    step,
    number: steps.indexOf(step) + 1,
    total: steps.length,
    answers,
    errors: {},
    failure: null,
    studyYears: withSavedYear(startStudyYears, savedYear).map(String),
    now: new Date().toISOString(),
    ...rest,
  };
}
