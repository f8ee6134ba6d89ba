import type { Result } from '@applicant-hub/api-clients';
import { data } from '@remix-run/node';
import {
  draftToRemove,
  draftToSave,
  type OnboardingAnswers,
  type OnboardingDraft,
  onboardingSetting,
  type OnboardingStep,
  readDraft,
} from '@applicant-hub/domain';
import { type AccountCall, changeContext, type DiscoveryCall } from '../discovery/call.server.ts';
import { keepInput } from '../server/session.server.ts';

/**
 * The first visit as far as it has come.
 *
 * @throws a 503 when the account does not say
 */
export async function getDraft(call: DiscoveryCall): Promise<OnboardingDraft> {
  const { request, context, applicant } = call;
  const { collection, name } = onboardingSetting;
  const user = await context.clients.identity.getUser(changeContext(call), [collection]);
  if (!user.ok) {
    // Nothing that was typed may be lost with the page: it is back when the account is.
    if (request.method === 'POST') await keepInput(request, applicant.session, context);
    throw data(null, { status: 503 });
  }
  const setting = user.value.settings.find(
    (each) => each.collection === collection && each.name === name,
  );
  return readDraft(setting?.data ?? null);
}

/** Keeps answers, and which pages are done, for the rest of the first visit. */
export const saveDraft = (
  call: AccountCall,
  answers: OnboardingAnswers,
  done: readonly OnboardingStep[],
): Promise<Result<unknown>> =>
  call.context.clients.identity.saveSetting(changeContext(call), {
    ...onboardingSetting,
    data: draftToSave(answers, done),
    immediate: true,
  });

/** Removes what was kept: everything is saved now. */
export const removeDraft = (call: AccountCall): Promise<Result<unknown>> =>
  call.context.clients.identity.saveSetting(changeContext(call), {
    ...onboardingSetting,
    data: draftToRemove(),
    immediate: true,
  });
