import type { AppLoadContext } from '@remix-run/node';
import type { Applicant } from './applicant.server.ts';

/** The applicant and the request that a loader or action works for. */
export interface RequestScope {
  request: Request;
  context: AppLoadContext;
  applicant: Applicant;
}

/** The part of it that is known before the account is: enough for a call for a signed-in person. */
export type SessionScope = Pick<RequestScope, 'context'> & {
  applicant: Pick<Applicant, 'session'>;
};
