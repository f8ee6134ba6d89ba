import { onboardingSteps, readStep } from '@applicant-hub/domain';
import type { UnsentForm } from '#app/platform/islands/update/use-form-post.ts';
import { unsentWords } from '../form/unsent-words.ts';
import type { StepView } from './step-view.ts';

export function unsentView(view: StepView, { id, why, form }: UnsentForm): StepView {
  const step = onboardingSteps.find((each) => each === form.get('step'));
  return {
    ...view,
    id,
    answers: { ...view.answers, ...(step && readStep(step, form)) },
    errors: {},
    failure: unsentWords(why),
  };
}
