import type { Result } from '@applicant-hub/api-clients';
import { redirectToSignIn } from '#app/platform/server/session.server.ts';
import type { RequestScope, SessionScope } from './request-scope.ts';

/**
 * Lets a request go on unless an API refused its session.
 *
 * @throws a redirect to sign in, and back; what a form held is kept (SH-31)
 */
export async function requireAccepted(
  { request, context, applicant }: SessionScope & Pick<RequestScope, 'request'>,
  answer: Result<unknown>,
): Promise<void> {
  if (answer.ok || answer.failure.kind !== 'unauthorised') return;
  throw await redirectToSignIn(request, applicant.session, context);
}
