import {
  nextStep,
  type OnboardingDraft,
  type OnboardingStep,
  stepsFor,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { lookupFields } from '../questions/fields.ts';
import { stashedForm, popStashedForm } from '#app/platform/server/session/session.server.ts';
import { stepErrors } from './step-errors.ts';
import { stepView } from './step-view.server.ts';
import type { StepView } from './step-view.ts';
import { typedAnswers } from '../form/typed-answers.server.ts';

/**
 * Loads the page of the first visit that the URL names, with the answers so far. If the URL names
 * no page, loads the next page that is not done.
 */
export async function loadStep(
  call: RequestScope,
  draft: OnboardingDraft,
): Promise<{ view: StepView; isKept: boolean }> {
  const { request, context, applicant } = call;
  const { searchParams } = new URL(request.url);
  const step = findStep(searchParams.get('step'), draft);
  const input = await popStashedForm(request, context, paths.welcome);
  // A stashed form of another page contains no answers for this page.
  const kept = input?.['step']?.[0] === step ? input : null;

  // The account may already contain the postcode; it can be corrected here.
  const known = step === 'home' ? { userPostcode: applicant.user.postcode } : {};
  const saved = { ...known, ...draft.answers };
  const answers = kept ? typedAnswers(step, saved, stashedForm(kept)) : saved;
  const errors = searchParams.has('check') ? stepErrors(step, answers, context.now()) : {};
  const redirectUrl = searchParams.get('redirectUrl') ?? input?.['redirectUrl']?.[0] ?? '';
  const phoneRegion = kept?.[lookupFields.mobileRegion]?.[0];
  const view = await stepView(call, step, answers, { redirectUrl, errors, phoneRegion });
  return { view, isKept: kept !== null };
}

/** Later pages are available only after the first page is answered. */
export function findStep(name: string | null, draft: OnboardingDraft): OnboardingStep {
  if (!draft.done.includes('course')) return 'course';
  return stepsFor(draft.answers).find((step) => step === name) ?? nextStep(draft);
}
