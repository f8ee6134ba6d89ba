import type { Result } from '@applicant-hub/api-clients';
import {
  draftToRemove,
  draftToSave,
  type OnboardingAnswers,
  onboardingSetting,
  type OnboardingStep,
} from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';

/** Keeps answers, and which pages are done, for the rest of the first visit. */
export const saveDraft = (
  call: SessionScope,
  answers: OnboardingAnswers,
  done: readonly OnboardingStep[],
): Promise<Result<unknown>> =>
  call.context.clients.identity.saveSetting(writeOptions(call), {
    ...onboardingSetting,
    data: draftToSave(answers, done),
    immediate: true,
  });

/** Removes what was kept: everything is saved now. */
export const removeDraft = (call: SessionScope): Promise<Result<unknown>> =>
  call.context.clients.identity.saveSetting(writeOptions(call), {
    ...onboardingSetting,
    data: draftToRemove(),
    immediate: true,
  });
