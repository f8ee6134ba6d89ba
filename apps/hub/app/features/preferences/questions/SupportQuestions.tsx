import { m } from '@applicant-hub/copy';
import { supportNeeds } from '@applicant-hub/domain';
import { fieldHint, fieldLabel } from '@applicant-hub/copy/field-words';
import { GroupQuestion } from './GroupQuestion.tsx';
import type { StepView } from '../first-visit/step-view.ts';

export function SupportQuestions({ view }: { view: StepView }) {
  return (
    <GroupQuestion
      field="supportNeed"
      view={view}
      legend={m.preferences_support()}
      hint={m.preferences_support_hint()}
      options={supportNeeds.map((need) => ({
        value: need,
        label: fieldLabel(need),
        hint: fieldHint(need),
      }))}
    />
  );
}
