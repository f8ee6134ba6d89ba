import type { AppLoadContext } from '@remix-run/node';
import type { HubSession } from '#app/platform/server/session.server.ts';
import type { Applicant } from './applicant.server.ts';

/** The applicant and the request that a loader or action works for. */
export interface RequestScope {
  request: Request;
  context: AppLoadContext;
  applicant: Applicant;
}

/** The part of it that a call needs which is made with somebody's token, whoever asks for the page. */
export type TokenScope = Pick<RequestScope, 'context'> & {
  applicant: { session: Pick<HubSession, 'accessToken'> };
};

/** The part of it that is known before the account is: enough for a call for a signed-in person. */
export type SessionScope = Pick<RequestScope, 'context'> & {
  applicant: Pick<Applicant, 'session'>;
};
