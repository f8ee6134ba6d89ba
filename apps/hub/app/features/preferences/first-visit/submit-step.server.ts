import { m } from '@applicant-hub/copy';
import {
  draftToSave,
  findStepErrors,
  type OnboardingAnswers,
  type OnboardingDraft,
  onboardingSetting,
  type OnboardingStep,
  onboardingSteps,
  stepFields,
  stepsFor,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';
import { readLookup, runLookup, settleNumber, takeChosen } from '../lookups/run-lookup.server.ts';
import { findRedirectUrl } from '#app/platform/request/redirects/redirect-url.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { finishOnboarding } from './finish.server.ts';
import { findStep, stepErrors, stepView } from './load-step.server.ts';
import type { StepErrors, StepView } from './step-view.ts';
import type { LookupView } from '../questions/view.ts';
import { typedAnswers } from './typed-answers.server.ts';
import { welcomePath } from './welcome-path.ts';

type Intent = 'continue' | 'skip' | 'back' | 'finish';

export type StepOutcome =
  | { readonly to: string }
  /** 200 with the result of a lookup, 400 with errors, 503 if the account failed to save. */
  | { readonly status: 200 | 400 | 503; readonly view: StepView };

/** A submitted page, with all answers so far and the result of the pressed button. */
type ParsedStep = {
  readonly answers: OnboardingAnswers;
  readonly phoneRegion: string | undefined;
} & (
  | { readonly kind: 'lookup'; readonly view: LookupView }
  | { readonly kind: 'invalid'; readonly errors: StepErrors }
  | Destination
);

/** Either the next page, with the pages that then count as done, or the end of the visit. */
type Destination =
  | {
      readonly kind: 'page';
      readonly page: OnboardingStep;
      readonly done: readonly OnboardingStep[];
      /** Whether the page shows its errors immediately. */
      readonly isChecked: boolean;
    }
  | { readonly kind: 'end' };

/**
 * Saves a submitted page and returns the URL to open, or the same page with the typed answers. At
 * the end of the visit, the URL is that of the hub, or of the page that the user requested (SH-46).
 */
export async function submitStep(
  call: RequestScope,
  draft: OnboardingDraft,
  form: FormData,
): Promise<StepOutcome> {
  const asked = new URL(call.request.url).searchParams.get('step');
  const step = findStep(asked, draft);
  const { redirectUrl } = readForm(form, { redirectUrl: fields.text });
  // The page is no longer part of the visit (an old tab). Its form has no answers of the current
  // page, and saving it would delete them.
  if (asked !== step) return { to: welcomePath(step, redirectUrl) };

  const { answers, phoneRegion, ...parsed } = await parseStep(call, step, draft, form);
  const again = async (
    status: 200 | 400 | 503,
    shown: Partial<Pick<StepView, 'errors' | 'failure' | 'lookup'>>,
  ): Promise<StepOutcome> => ({
    status,
    view: await stepView(call, step, answers, { redirectUrl, phoneRegion, ...shown }),
  });
  switch (parsed.kind) {
    case 'lookup':
      return again(200, { lookup: parsed.view });
    case 'invalid':
      return again(400, { errors: parsed.errors });
    case 'page': {
      const { page, done, isChecked } = parsed;
      const data = draftToSave(answers, done);
      const saved = await saveSetting(call, { ...onboardingSetting, data });
      if (saved.ok) return { to: welcomePath(page, redirectUrl, isChecked) };
      break;
    }
    case 'end': {
      const saved = await finishOnboarding(call, answers);
      if (saved.ok) return { to: findRedirectUrl(redirectUrl, call.context.config) ?? paths.hub };
    }
  }
  return again(503, { failure: m.preferences_not_saved() });
}

/**
 * Parses a submitted page. The result is the first of these that applies:
 *
 * 1. `lookup`: the button of a lookup was pressed, or a result was chosen without its button. The
 *    result is filled in, and the user sees it before it is saved.
 * 2. `invalid`: the user wants to continue, and an answer is invalid.
 * 3. `page` or `end`: the answers to save, and the next page or the end of the visit.
 */
async function parseStep(
  call: RequestScope,
  step: OnboardingStep,
  draft: OnboardingDraft,
  form: FormData,
): Promise<ParsedStep> {
  const now = call.context.now();
  const typed = typedAnswers(step, draft.answers, form);
  const lookup = readLookup(form);
  const phoneRegion = lookup.mobileRegion || undefined;
  const intent = readIntent(lookup.intent, step);
  const isSent = intent === 'continue' || intent === 'finish';
  const found = (await runLookup(call, lookup)) ?? (isSent ? await takeChosen(call, lookup) : null);
  if (found !== null) {
    return {
      kind: 'lookup',
      answers: { ...typed, ...found.filled },
      phoneRegion,
      view: found.view,
    };
  }
  const answers =
    intent === 'skip'
      ? passedOver(step, draft.answers, now)
      : { ...typed, ...(await settleNumber(call, lookup)) };
  const errors = isSent ? stepErrors(step, answers, now) : {};
  if (Object.keys(errors).length > 0) return { kind: 'invalid', answers, phoneRegion, errors };
  return { ...destination(step, intent, answers, draft.done, now), answers, phoneRegion };
}

/**
 * Reads which button was pressed. The first page cannot be skipped and has no previous page, so
 * only Continue and Finish are valid there.
 */
function readIntent(intent: string, step: OnboardingStep): Intent {
  if (intent === 'finish') return 'finish';
  return step !== 'course' && (intent === 'skip' || intent === 'back') ? intent : 'continue';
}

/**
 * Returns the saved answers for a page that is skipped. If an answer on the page is invalid, all
 * answers that only this page requests are removed, because its questions would not be shown again.
 */
function passedOver(step: OnboardingStep, answers: OnboardingAnswers, now: Date) {
  if (findStepErrors(step, answers, now).length === 0) return answers;
  const others = onboardingSteps.filter((other) => other !== step);
  const own = stepFields[step].filter(
    (name) => !others.some((other) => stepFields[other].includes(name)),
  );
  return { ...answers, ...Object.fromEntries(own.map((name) => [name, undefined] as const)) };
}

/**
 * Returns where a button leads. Back leads to the previous page, even if an answer on the current
 * page is invalid; that page then does not count as done. The visit ends after the last page, or
 * early with Finish, unless a page has an invalid answer: that page is shown first.
 */
function destination(
  step: OnboardingStep,
  intent: Intent,
  answers: OnboardingAnswers,
  doneBefore: readonly OnboardingStep[],
  now: Date,
): Destination {
  const isWrong = (page: OnboardingStep) => findStepErrors(page, answers, now).length > 0;
  const steps = stepsFor(answers);
  if (intent === 'back') {
    const page = steps[steps.indexOf(step) - 1] ?? 'course';
    const done = isWrong(step) ? doneBefore.filter((each) => each !== step) : doneBefore;
    return { kind: 'page', page, done, isChecked: false };
  }
  const done = [...new Set([...doneBefore, step])];
  const next = intent === 'finish' ? undefined : steps[steps.indexOf(step) + 1];
  if (next !== undefined) return { kind: 'page', page: next, done, isChecked: false };
  const wrong = steps.find(isWrong);
  return wrong === undefined
    ? { kind: 'end' }
    : { kind: 'page', page: wrong, done, isChecked: true };
}
