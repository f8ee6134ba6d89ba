import { m } from '@applicant-hub/copy';
import {
  findStepErrors,
  nextStep,
  type OnboardingAnswers,
  type OnboardingDraft,
  type OnboardingError,
  type OnboardingFieldName,
  type OnboardingStep,
  requiredQuestions,
  startStudyYears,
  stepsFor,
  withSavedYear,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { lookupFields } from '../questions/fields.ts';
import { stashedForm, popStashedForm } from '#app/platform/server/session/session.server.ts';
import { errorText } from '../form/error-text.ts';
import { hasLookups } from '../lookups/has-lookups.server.ts';
import { phoneRegions } from '../lookups/regions.server.ts';
import { isPreference } from '../questions/question-form.ts';
import type { StepErrors, StepView } from './step-view.ts';
import { typedAnswers } from './typed-answers.server.ts';

/**
 * Loads the page of the first visit that the URL names, with the answers so far. If the URL names
 * no page or an unavailable page, loads the next unfinished page.
 */
export async function loadStep(
  call: RequestScope,
  draft: OnboardingDraft,
): Promise<{ view: StepView; isRestored: boolean }> {
  const { request, context, applicant } = call;
  const { searchParams } = new URL(request.url);
  const step = findStep(searchParams.get('step'), draft);
  const input = await popStashedForm(request, context, paths.welcome);
  // A form stashed by another page contains no answers for this page.
  const stashed = input?.['step']?.[0] === step ? input : null;

  // The account may already contain the postcode; it can be corrected here.
  const known = step === 'home' ? { userPostcode: applicant.user.postcode } : {};
  const saved = { ...known, ...draft.answers };
  const answers = stashed ? typedAnswers(step, saved, stashedForm(stashed)) : saved;
  const errors = searchParams.has('check') ? stepErrors(step, answers, context.now()) : {};
  const redirectUrl = searchParams.get('redirectUrl') ?? input?.['redirectUrl']?.[0] ?? '';
  const phoneRegion = stashed?.[lookupFields.mobileRegion]?.[0];
  const view = await stepView(call, step, answers, { redirectUrl, errors, phoneRegion });
  return { view, isRestored: stashed !== null };
}

/** Later pages are available only after the first page has been answered. */
export function findStep(name: string | null, draft: OnboardingDraft): OnboardingStep {
  if (!draft.done.includes('course')) return 'course';
  return stepsFor(draft.answers).find((step) => step === name) ?? nextStep(draft);
}

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
    lookups: hasLookups(call.context),
    phoneRegions: step === 'contact' ? await phoneRegions(call) : [],
    phoneRegion: undefined,
    lookup: null,
    now: call.context.now().toISOString(),
    redirectUrl,
    ...extras,
  };
}

export const stepErrors = (
  step: OnboardingStep,
  answers: OnboardingAnswers,
  now: Date,
): StepErrors =>
  Object.fromEntries(
    findStepErrors(step, answers, now).map((error) => [error.field, words(error)] as const),
  );

/** Error messages specific to the first visit; all others are shared with the preferences. */
const ownWords: Readonly<Partial<Record<OnboardingFieldName, () => string>>> = {
  studyLevel: m.preferences_study_level_error,
  studyYear: m.preferences_study_year_error,
  contactMethod: m.preferences_error_channel,
};

function words({ field, rule }: OnboardingError): string {
  const own = ownWords[field]?.();
  if (own !== undefined) return own;
  // Fields that are not preferences are groups of options. Only `contactMethod` can be invalid, and
  // it has its own message above.
  return isPreference(field) ? errorText({ field, rule }) : '';
}
