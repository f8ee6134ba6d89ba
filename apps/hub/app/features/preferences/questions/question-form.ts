import { type FieldName, type OnboardingFieldName, preferenceFields } from '@applicant-hub/domain';
import type { QuestionForm } from './personalisation-question-form.ts';
import type { StepView } from '../first-visit/step-view.ts';

export const questionForm = (view: StepView): QuestionForm => ({
  ...view,
  required: view.required.filter(isPreference),
  savedNumber: null,
  storedSchoolName: '',
});

export const isPreference = (
  field: OnboardingFieldName,
): field is OnboardingFieldName & FieldName => field in preferenceFields;
