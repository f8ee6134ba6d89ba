import { Stack } from '@applicant-hub/design-system';
import { Questions } from './Questions.tsx';
import { inUk, questionsOf } from './conditions.css.ts';
import { questionForm } from './question-form.ts';
import type { StepView } from '../first-visit/step-view.ts';

export function HomeQuestions({ view }: { view: StepView }) {
  const form = questionForm(view);
  return (
    <div className={questionsOf}>
      <Questions fields={['userCountry']} form={form} />
      <div className={inUk}>
        <Stack gap={6}>
          <Questions fields={['userPostcode', 'userRegion']} form={form} />
        </Stack>
      </div>
    </div>
  );
}
