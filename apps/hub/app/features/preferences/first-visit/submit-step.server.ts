import { m } from '@applicant-hub/copy';
import type { Result } from '@applicant-hub/api-clients';
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
import { lookupFields } from '../questions/fields.ts';
import { readLookup, runLookup, settleNumber, takeChosen } from '../lookups/run-lookup.server.ts';
import { findRedirectUrl } from '#app/platform/request/redirects/redirect-url.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { finishOnboarding } from './finish.server.ts';
import { findStep, stepErrors, stepView } from './load-step.server.ts';
import type { StepView } from './step-view.ts';
import { typedAnswers } from './typed-answers.server.ts';
import { welcomePath } from './welcome-path.ts';

export type Intent = 'continue' | 'skip' | 'back' | 'finish';

export type StepOutcome =
  | { readonly to: string }
  /** 200 with the result of a lookup, 400 with errors, 503 if the account failed to save. */
  | { readonly status: 200 | 400 | 503; readonly view: StepView };

/** Common input of every action on a submitted page. */
interface Submission {
  readonly call: RequestScope;
  readonly step: OnboardingStep;
  readonly draft: OnboardingDraft;
  /** All answers so far, with the submitted answers of this page. */
  readonly answers: OnboardingAnswers;
  readonly redirectUrl: string;
  readonly phoneRegion: string | undefined;
  readonly now: Date;
}

export async function submitStep(
  call: RequestScope,
  draft: OnboardingDraft,
  form: FormData,
): Promise<StepOutcome> {
  const asked = new URL(call.request.url).searchParams.get('step');
  const step = findStep(asked, draft);
  const { redirectUrl, [lookupFields.mobileRegion]: region } = readForm(form, {
    redirectUrl: fields.text,
    [lookupFields.mobileRegion]: fields.text,
  });
  // The page is no longer part of the visit (an old tab). Its form has no answers of the current
  // page, and saving it would delete them.
  if (asked !== step) return { to: welcomePath(step, redirectUrl) };
  const submission = {
    call,
    step,
    draft,
    answers: typedAnswers(step, draft.answers, form),
    redirectUrl,
    phoneRegion: region || undefined,
    now: call.context.now(),
  };
  const intent = readIntent(form, step);
  const goesOn = intent === 'continue' || intent === 'finish';
  const lookup = readLookup(form);
  const found = (await runLookup(call, lookup)) ?? (goesOn ? await takeChosen(call, lookup) : null);
  if (found !== null) {
    const filled = { ...submission.answers, ...found.filled };
    return again({ ...submission, answers: filled }, 200, { lookup: found.view });
  }
  if (intent === 'skip') return goOn({ ...submission, answers: passedOver(submission) });
  const number = await settleNumber(call, lookup);
  const settled = { ...submission, answers: { ...submission.answers, ...number } };
  switch (intent) {
    case 'back':
      return goBack(settled);
    case 'finish':
      return checked(settled, finish);
    case 'continue':
      return checked(settled, goOn);
  }
}

/** The first page cannot be skipped and has no previous page. */
function readIntent(form: FormData, step: OnboardingStep): Intent {
  const { intent } = readForm(form, { intent: fields.text });
  if (intent === 'finish') return 'finish';
  return step !== 'course' && (intent === 'skip' || intent === 'back') ? intent : 'continue';
}

/**
 * Preserves earlier answers, but removes invalid ones, because their question would not be asked
 * again.
 */
function passedOver({ step, draft: { answers }, now }: Submission): OnboardingAnswers {
  if (findStepErrors(step, answers, now).length === 0) return answers;
  const others = onboardingSteps.filter((other) => other !== step);
  const own = stepFields[step].filter(
    (name) => !others.some((other) => stepFields[other].includes(name)),
  );
  return { ...answers, ...Object.fromEntries(own.map((name) => [name, undefined] as const)) };
}

/** Shows the page again if an answer is invalid. */
async function checked(
  submission: Submission,
  next: (submission: Submission) => Promise<StepOutcome>,
): Promise<StepOutcome> {
  const { step, answers, now } = submission;
  const errors = stepErrors(step, answers, now);
  return Object.keys(errors).length === 0 ? next(submission) : again(submission, 400, { errors });
}

/** Stores the typed answers, valid or not. A page with an invalid answer does not count as done. */
async function goBack(submission: Submission): Promise<StepOutcome> {
  const { call, step, draft, answers, redirectUrl, now } = submission;
  const isWrong = findStepErrors(step, answers, now).length > 0;
  const done = isWrong ? draft.done.filter((each) => each !== step) : draft.done;
  const saved = await saveDraft(call, answers, done);
  if (!saved.ok) return notSaved(submission);
  const steps = stepsFor(answers);
  return { to: welcomePath(steps[steps.indexOf(step) - 1] ?? 'course', redirectUrl) };
}

/** Stores the answers and leads to the next page, or ends the visit after the last page. */
async function goOn(submission: Submission): Promise<StepOutcome> {
  const { call, step, draft, answers, redirectUrl } = submission;
  const steps = stepsFor(answers);
  const next = steps[steps.indexOf(step) + 1];
  if (next === undefined) return finish(submission);
  const saved = await saveDraft(call, answers, [...new Set([...draft.done, step])]);
  return saved.ok ? { to: welcomePath(next, redirectUrl) } : notSaved(submission);
}

/**
 * Stores everything and opens the hub, or the page that the user requested (SH-46). A page with an
 * invalid answer is shown first.
 */
async function finish(submission: Submission): Promise<StepOutcome> {
  const { call, step, draft, answers, redirectUrl, now } = submission;
  const wrong = stepsFor(answers).find((each) => findStepErrors(each, answers, now).length > 0);
  if (wrong !== undefined) {
    const saved = await saveDraft(call, answers, [...new Set([...draft.done, step])]);
    return saved.ok ? { to: welcomePath(wrong, redirectUrl, true) } : notSaved(submission);
  }
  const saved = await finishOnboarding(call, answers);
  if (!saved.ok) return notSaved(submission);
  return { to: findRedirectUrl(redirectUrl, call.context.config) ?? paths.hub };
}

const saveDraft = (
  call: RequestScope,
  answers: OnboardingAnswers,
  done: readonly OnboardingStep[],
): Promise<Result<unknown>> =>
  saveSetting(call, {
    ...onboardingSetting,
    data: draftToSave(answers, done),
  });

const notSaved = (submission: Submission): Promise<StepOutcome> =>
  again(submission, 503, { failure: m.preferences_not_saved() });

/** Shows the same page again with the typed answers. */
async function again(
  { call, step, answers, redirectUrl, phoneRegion }: Submission,
  status: 200 | 400 | 503,
  what: Partial<Pick<StepView, 'errors' | 'failure' | 'lookup'>>,
): Promise<StepOutcome> {
  const view = await stepView(call, step, answers, { redirectUrl, phoneRegion, ...what });
  return { status, view };
}
