import type { Result } from '@applicant-hub/api-clients';
import {
  draftToRemove,
  draftToSave,
  type OnboardingAnswers,
  onboardingSetting,
  type OnboardingStep,
} from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

export const saveDraft = (
  call: SessionScope,
  answers: OnboardingAnswers,
  done: readonly OnboardingStep[],
): Promise<Result<unknown>> =>
  saveSetting(call, {
    ...onboardingSetting,
    data: draftToSave(answers, done),
  });

export const removeDraft = (call: SessionScope): Promise<Result<unknown>> =>
  saveSetting(call, {
    ...onboardingSetting,
    data: draftToRemove(),
  });
