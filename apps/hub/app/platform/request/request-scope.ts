import type { AppLoadContext } from '@remix-run/node';
import type { HubSession } from '#app/platform/server/session/session.server.ts';
import type { Applicant } from './applicant.server.ts';

export interface RequestScope {
  request: Request;
  context: AppLoadContext;
  applicant: Applicant;
}

/**
 * The scope of a call with a user's token. The user need not be the user who requested the page.
 */
export type TokenScope = Pick<RequestScope, 'context'> & {
  applicant: { session: Pick<HubSession, 'accessToken'> };
};

/** The scope before the account is loaded. It is sufficient for a call for a signed-in user. */
export type SessionScope = Pick<RequestScope, 'context'> & {
  applicant: Pick<Applicant, 'session'>;
};
