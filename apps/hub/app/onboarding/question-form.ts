import type { FieldName, OnboardingFieldName } from '@applicant-hub/domain';
import type { QuestionForm } from '../personalisation/question-form.ts';
import type { StepView } from './step-view.ts';

/** The questions that a page shares with the preferences, as those show them. */
export const questionForm = (
  view: StepView,
  required: readonly (FieldName & OnboardingFieldName)[] = [],
): QuestionForm => ({ ...view, required });
