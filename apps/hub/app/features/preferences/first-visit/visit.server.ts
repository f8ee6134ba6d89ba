import type { HubUser, Result } from '@applicant-hub/api-clients';
import type { AppLoadContext } from '@remix-run/node';
import { data } from '@remix-run/node';
import { type OnboardingDraft, onboardingSetting, readDraft } from '@applicant-hub/domain';
import { type Applicant, getApplicant } from '#app/platform/request/applicant.server.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import {
  type HubSession,
  stashForm,
  requireSession,
} from '#app/platform/server/session/session.server.ts';

interface Visit {
  readonly applicant: Applicant;
  /** Draft of the first visit; null when the visit is over (SH-42). */
  readonly draft: OnboardingDraft | null;
}

/**
 * Loads the user and their draft. Both are requested from the account in parallel.
 *
 * @throws a redirect to sign-in without a session, or a 503 when the account does not respond
 */
export async function getVisit(request: Request, context: AppLoadContext): Promise<Visit> {
  const session = await requireSession(request, context);
  const [applicant, user] = await Promise.all([
    getApplicant(request, context),
    askForDraft(session, context),
  ]);
  if (applicant.personalisation.savedStudyLevel !== null) return { applicant, draft: null };
  if (!user.ok) {
    // The typed answers must not be lost with the page, so they are stashed and restored when the
    // account responds again.
    if (request.method === 'POST') await stashForm(request, session, context);
    throw data(null, { status: 503 });
  }
  return { applicant, draft: readDraft(settingData(user.value, onboardingSetting)) };
}

const askForDraft = (session: HubSession, context: AppLoadContext): Promise<Result<HubUser>> =>
  context.clients.identity.getUser(writeOptions({ context, applicant: { session } }), [
    onboardingSetting.collection,
  ]);
