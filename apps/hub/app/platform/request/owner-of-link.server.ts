import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { OpenShare } from '@applicant-hub/api-clients';
import { settingCollections } from '@applicant-hub/domain';
import type { HubSession } from '#app/platform/server/session/session.server.ts';
import { ACCOUNT_TIMEOUT_MS, type Applicant, applicantOf } from './applicant.server.ts';
import { getPageState } from './page-state.server.ts';

/**
 * The applicant who shares a page by a link; null while the account API fails. There is no session:
 * calls to APIs use the link's own read-only token.
 */
export async function ownerOfLink(
  { accessToken, endsAt }: Pick<OpenShare, 'accessToken' | 'endsAt'>,
  context: AppLoadContext,
): Promise<Applicant | null> {
  const user = await context.clients.identity.getUser(
    { token: accessToken, requestId: context.requestId, timeoutMs: ACCOUNT_TIMEOUT_MS },
    settingCollections,
  );
  if (!user.ok) return null;
  const session: HubSession = {
    // Random values instead of values from a cookie, because no form is ever sent with this
    // session.
    sid: randomUUID(),
    formTokens: [randomUUID()],
    uid: user.value.uid,
    accessToken,
    refreshToken: null,
    idToken: null,
    accessExpiresAt: Date.parse(endsAt),
    refreshExpiresAt: null,
    signedInAt: Date.now(),
    refusedBy: {},
    isOutdated: false,
  };
  return applicantOf(context, {
    session,
    user: user.value,
    page: await getPageState(session, context),
  });
}
