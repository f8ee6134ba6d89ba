import { type OnboardingAnswers, onboardingSteps, readStep } from '@applicant-hub/domain';
import { unsentWords } from '../personalisation/unsent-words.ts';
import type { Unsent } from '../shell/unsent.ts';
import type { StepView } from './step-view.ts';

/** A page that had no answer, with what was typed there. */
interface UnsentStep {
  readonly typed: OnboardingAnswers;
  readonly failure: string;
}

/** What came of a page that had no answer. */
export function unsentStep(form: FormData, error: unknown): UnsentStep {
  const step = onboardingSteps.find((each) => each === form.get('step'));
  return {
    typed: step ? readStep(step, form) : {},
    failure: unsentWords(error),
  };
}

/** The page again, as it was typed. */
export const unsentView = (
  view: StepView,
  { id, typed, failure }: UnsentStep & Unsent,
): StepView => ({
  ...view,
  id,
  answers: { ...view.answers, ...typed },
  errors: {},
  failure,
});
