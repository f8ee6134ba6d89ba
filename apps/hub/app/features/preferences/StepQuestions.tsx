import type { OnboardingStep } from '@applicant-hub/domain';
import type { ReactNode } from 'react';
import { Questions } from './Questions.tsx';
import { AlertsQuestions } from './AlertsQuestions.tsx';
import { ContactQuestions } from './ContactQuestions.tsx';
import { HomeQuestions } from './HomeQuestions.tsx';
import { questionForm } from './question-form.ts';
import { RoutesQuestions } from './RoutesQuestions.tsx';
import type { StepView } from './step-view.ts';
import { SupportQuestions } from './SupportQuestions.tsx';

const questions: Readonly<Record<OnboardingStep, (view: StepView) => ReactNode>> = {
  course: (view) => <Questions fields={['studyLevel', 'studyYear']} form={questionForm(view)} />,
  routes: (view) => <RoutesQuestions view={view} />,
  interests: (view) => (
    <Questions fields={['subjects', 'studyRegion', 'studyOutsideUK']} form={questionForm(view)} />
  ),
  home: (view) => <HomeQuestions view={view} />,
  support: (view) => <SupportQuestions view={view} />,
  contact: (view) => <ContactQuestions view={view} />,
  alerts: (view) => <AlertsQuestions view={view} />,
};

/** The questions of a page of the first visit. */
export const StepQuestions = ({ view }: { view: StepView }) => questions[view.step](view);
