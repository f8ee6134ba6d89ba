import { m } from '@applicant-hub/copy';
import { type OnboardingAnswers, onboardingSteps, readStep } from '@applicant-hub/domain';
import type { Unsent } from '../shell/unsent.ts';
import type { StepView } from './step-view.ts';

/** A page that could not be sent, with what was typed there. */
interface UnsentStep extends Unsent {
  readonly id: string;
  readonly typed: OnboardingAnswers;
}

/** What came of a page that could not be sent. */
export function unsentStep({ url }: Pick<Request, 'url'>, form: FormData): UnsentStep {
  const asked = new URL(url).searchParams.get('step');
  const step = onboardingSteps.find((each) => each === asked);
  return { isUnsent: true, id: String(Date.now()), typed: step ? readStep(step, form) : {} };
}

/** The page again, as it was typed. */
export const unsentView = (view: StepView, { id, typed }: UnsentStep): StepView => ({
  ...view,
  id,
  answers: { ...view.answers, ...typed },
  errors: {},
  failure: m.preferences_offline(),
});
