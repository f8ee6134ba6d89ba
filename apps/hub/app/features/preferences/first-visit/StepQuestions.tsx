import type { OnboardingStep } from '@applicant-hub/domain';
import type { ReactNode } from 'react';
import { Questions } from '../questions/Questions.tsx';
import { AlertsQuestions } from '../questions/AlertsQuestions.tsx';
import { ContactQuestions } from '../questions/ContactQuestions.tsx';
import { HomeQuestions } from '../questions/HomeQuestions.tsx';
import { questionForm } from '../questions/question-form.ts';
import { RoutesQuestions } from '../questions/RoutesQuestions.tsx';
import type { StepView } from './step-view.ts';
import { SupportQuestions } from '../questions/SupportQuestions.tsx';

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

export const StepQuestions = ({ view }: { view: StepView }) => questions[view.step](view);
