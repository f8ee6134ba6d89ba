import {
  type OnboardingAnswers,
  type OnboardingStep,
  requiredQuestions,
  startStudyYears,
  stepsFor,
  withSavedYear,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { phoneRegions } from '../lookups/regions.server.ts';
import type { StepView } from './step-view.ts';

/** Optional parts of the view, in addition to the answers. */
type Extras = Partial<Pick<StepView, 'errors' | 'failure' | 'lookup' | 'phoneRegion'>>;

export async function stepView(
  call: RequestScope,
  step: OnboardingStep,
  answers: OnboardingAnswers,
  { redirectUrl, ...extras }: Pick<StepView, 'redirectUrl'> & Extras,
): Promise<StepView> {
  const steps = stepsFor(answers);
  const savedYear = Number(answers.studyYear ?? '') || null;
  return {
    id: call.context.requestId,
    step,
    number: steps.indexOf(step) + 1,
    total: steps.length,
    answers,
    errors: {},
    required: requiredQuestions(step, call.context.now()),
    failure: null,
    studyYears: withSavedYear(startStudyYears, savedYear).map(String),
    phoneRegions: step === 'contact' ? await phoneRegions(call) : [],
    phoneRegion: undefined,
    lookup: null,
    now: call.context.now().toISOString(),
    redirectUrl,
    ...extras,
  };
}
