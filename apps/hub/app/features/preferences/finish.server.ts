import type { Result } from '@applicant-hub/api-clients';
import {
  type OnboardingAnswers,
  onboardingToSave,
  personalisationSetting,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { removeDraft } from './welcome-draft.server.ts';
import { prefillFavourites } from './prefill-favourites.server.ts';

/**
 * Ends the first visit: all answers are stored under the names of the preferences, among them the
 * study level, with which the hub opens (SH-42). What comes after may fail: favourites can be
 * chosen at any time, and nobody reads the draft any more.
 */
export async function finishOnboarding(
  call: RequestScope,
  answers: OnboardingAnswers,
): Promise<Result<unknown>> {
  const saved = await call.context.clients.identity.saveSetting(writeOptions(call), {
    ...personalisationSetting,
    data: onboardingToSave(answers),
    immediate: true,
  });
  if (!saved.ok) return saved;
  await Promise.all([prefillFavourites(call, answers), removeDraft(call)]);
  return saved;
}
