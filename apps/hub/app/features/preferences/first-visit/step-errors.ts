import { m } from '@applicant-hub/copy';
import {
  findStepErrors,
  type OnboardingAnswers,
  type OnboardingError,
  type OnboardingFieldName,
  type OnboardingStep,
} from '@applicant-hub/domain';
import { errorWords } from '../form/error-words.ts';
import { isPreference } from '../questions/question-form.ts';
import type { StepErrors } from './step-view.ts';

export const stepErrors = (
  step: OnboardingStep,
  answers: OnboardingAnswers,
  now: Date,
): StepErrors =>
  Object.fromEntries(
    findStepErrors(step, answers, now).map((error) => [error.field, words(error)] as const),
  );

/** Error messages of the first visit only; all others come from the preferences. */
const ownWords: Readonly<Partial<Record<OnboardingFieldName, () => string>>> = {
  studyLevel: m.preferences_study_level_error,
  studyYear: m.preferences_study_year_error,
  contactMethod: m.preferences_error_channel,
};

function words({ field, rule }: OnboardingError): string {
  const own = ownWords[field]?.();
  if (own !== undefined) return own;
  // Names that are not preferences are groups. Only `contactMethod` can be invalid, and it has its
  // own message above.
  return isPreference(field) ? errorWords({ field, rule }) : '';
}
