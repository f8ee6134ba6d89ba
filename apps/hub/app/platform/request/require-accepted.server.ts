import type { Result } from '@applicant-hub/api-clients';
import { signInAgain } from '#app/platform/server/session/refused-session.server.ts';
import type { RequestScope, SessionScope } from './request-scope.ts';

/**
 * Rejects a request if an API refused its session. If an API refuses a session just after a
 * sign-in, the refusal counts as an ordinary failure.
 *
 * @throws a redirect to a sign-in that returns to the page; form input is stashed (SH-31)
 */
export async function requireAccepted(
  { request, context, applicant }: SessionScope & Pick<RequestScope, 'request'>,
  result: Result<unknown>,
): Promise<void> {
  if (result.ok || result.failure.kind !== 'unauthorised') return;
  const { session } = applicant;
  const { api } = result.failure;
  const signIn = await signInAgain({ request, session, context, api }, 'simply');
  if (signIn) throw signIn;
}
