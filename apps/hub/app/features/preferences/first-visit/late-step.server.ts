import { isStored, onboardingSteps } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findRedirectUrl } from '#app/platform/request/redirects/redirect-url.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { typedAnswers } from './typed-answers.server.ts';
import { overPath } from './welcome-path.ts';

/**
 * Returns the redirect for a page that is sent after the first visit, for example from an old tab
 * or after the Back button. Nothing is saved, because the preferences may be newer. The preferences
 * open with a notice, unless the page contains no new answers, for example after a double click.
 */
export function lateStep({ request, context, applicant }: RequestScope, form: FormData): string {
  const saved = preferenceAnswers(applicant);
  const asked = new URL(request.url).searchParams.get('step');
  const step = onboardingSteps.find((each) => each === asked);
  if (step === undefined) return overPath;
  const answers = typedAnswers(step, { studyLevel: saved.studyLevel }, form);
  if (!isStored(step, answers, saved)) return overPath;
  const { redirectUrl } = readForm(form, { redirectUrl: fields.text });
  return findRedirectUrl(redirectUrl, context.config) ?? paths.hub;
}
