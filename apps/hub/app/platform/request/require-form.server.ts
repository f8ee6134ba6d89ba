import type { AppLoadContext } from '@remix-run/node';
import { formWithToken, requireSession } from '#app/platform/server/session.server.ts';
import { getApplicant } from './applicant.server.ts';
import type { RequestScope, SessionScope } from './request-scope.ts';

/** What an action is given. */
interface Asked {
  request: Request;
  context: AppLoadContext;
}

/**
 * Guard of every action with a form: who sent it, and what is in it, once its token was checked.
 *
 * @throws what `getApplicant` throws, and a redirect to the form's page when the token is another
 *   session's; what was typed is kept
 */
export async function requireForm({
  request,
  context,
}: Asked): Promise<{ scope: RequestScope; form: FormData }> {
  const applicant = await getApplicant(request, context);
  const form = await formWithToken(request, applicant.session, context);
  return { scope: { request, context, applicant }, form };
}

/** The same for a change that needs nothing of the account: it is not asked for. */
export async function requireSessionForm({
  request,
  context,
}: Asked): Promise<{ scope: SessionScope; form: FormData }> {
  const session = await requireSession(request, context);
  const form = await formWithToken(request, session, context);
  return { scope: { context, applicant: { session } }, form };
}
