import type { Result } from '@applicant-hub/api-clients';
import {
  type OnboardingAnswers,
  onboardingToSave,
  personalisationSetting,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { removeDraft } from './welcome-draft.server.ts';
import { prefillFavourites } from './prefill-favourites.server.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/**
 * Ends the first visit: stores all answers under the names of the preferences, including the study
 * level, which opens the hub (SH-42). Later steps may fail without harm: favourites can be chosen
 * at any time, and the draft is no longer read.
 */
export async function finishOnboarding(
  call: RequestScope,
  answers: OnboardingAnswers,
): Promise<Result<unknown>> {
  const saved = await saveSetting(call, {
    ...personalisationSetting,
    data: onboardingToSave(answers),
  });
  if (!saved.ok) return saved;
  await Promise.all([prefillFavourites(call, answers), removeDraft(call)]);
  return saved;
}
