import type { AppLoadContext } from '@remix-run/node';
import { formWithToken, requireSession } from '#app/platform/server/session/session.server.ts';
import { getApplicant } from './applicant.server.ts';
import type { RequestScope, SessionScope } from './request-scope.ts';

interface FormRequest {
  request: Request;
  context: AppLoadContext;
}

/**
 * Guard of every action with a form. Checks the form token, and returns the applicant and the
 * fields.
 *
 * @throws the errors of `getApplicant`, or a redirect to the form's page if the token belongs to
 * another session; in that case the input is stashed
 */
export async function requireForm({
  request,
  context,
}: FormRequest): Promise<{ scope: RequestScope; form: FormData }> {
  const applicant = await getApplicant(request, context);
  const form = await formWithToken(request, applicant.session, context);
  return { scope: { request, context, applicant }, form };
}

export async function requireSessionForm({
  request,
  context,
}: FormRequest): Promise<{ scope: SessionScope; form: FormData }> {
  const session = await requireSession(request, context);
  const form = await formWithToken(request, session, context);
  return { scope: { context, applicant: { session } }, form };
}
