import { type FieldName, type OnboardingFieldName, preferenceFields } from '@applicant-hub/domain';
import type { QuestionForm } from './personalisation-question-form.ts';
import type { StepView } from '../first-visit/step-view.ts';

/** The questions that a page shares with the preferences, in the format of the preferences. */
export const questionForm = (view: StepView): QuestionForm => ({
  ...view,
  required: view.required.filter(isPreference),
  savedNumber: null,
  storedSchoolName: '',
});

/** Whether the preferences contain the same question. */
export const isPreference = (
  field: OnboardingFieldName,
): field is OnboardingFieldName & FieldName => field in preferenceFields;
