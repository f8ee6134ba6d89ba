import { m } from '@applicant-hub/copy';
import { type FieldName, postgraduateExtras, undergraduateExtras } from '@applicant-hub/domain';
import { fieldHint, fieldLabel } from '@applicant-hub/copy/field-words';
import { Questions } from './Questions.tsx';
import { GroupQuestion } from './GroupQuestion.tsx';
import { questionForm } from './question-form.ts';
import type { StepView } from '../first-visit/step-view.ts';

export function RoutesQuestions({ view }: { view: StepView }) {
  const isPostgraduate = view.answers.studyLevel === 'Postgraduate';
  const routes: readonly FieldName[] = isPostgraduate ? postgraduateExtras : undergraduateExtras;
  return (
    <>
      <GroupQuestion
        field={isPostgraduate ? 'postgraduateAdditional' : 'undergraduateAdditional'}
        view={view}
        legend={m.onboarding_routes_legend()}
        hint={m.preferences_routes_hint()}
        options={routes.map((route) => ({
          value: route,
          label: fieldLabel(route),
          hint: fieldHint(route),
        }))}
      />
      <Questions fields={['gapYear', 'straightIntoEmployment']} form={questionForm(view)} />
    </>
  );
}
