import { redirectDocument } from '@remix-run/node';
import type { HubContext } from '#app/platform/server/context.server.ts';
import type { HubSession } from '#app/platform/server/identity/sealed-session.server.ts';
import { writeSession } from './session-cookie.server.ts';
import { reauthPath, signInPath, wayBack } from './session.server.ts';

export interface Refused {
  request: Request;
  session: HubSession;
  context: HubContext;
  /** The name of the API in its failures. */
  api: string;
}

/**
 * Records in the session that an API refused it (401 or 403).
 *
 * @returns true if the session is lost; false if the applicant has signed in since the last refusal
 * by this API, because then the session is not the cause and another sign-in would not help
 */
export async function noteRefusal({
  session,
  context,
  api,
}: Omit<Refused, 'request'>): Promise<boolean> {
  const { signedInAt, refusedBy } = session;
  if ((refusedBy[api] ?? signedInAt) !== signedInAt) return false;
  await writeSession({ ...session, refusedBy: { ...refusedBy, [api]: signedInAt } }, context);
  return true;
}

/**
 * The redirect after a refused session: to a sign-in, which returns to the page. The input of a
 * form is stored (SH-30, SH-31).
 *
 * @param how `afresh` requires the password, as application APIs demand
 * @returns null if the refusal counts as a normal failure: the session is not lost, or the page
 * handles a form and shows its input
 */
export async function signInAgain(
  { request, session, context, api }: Refused,
  how: 'afresh' | 'simply',
): Promise<Response | null> {
  if (context.isForm && request.method !== 'POST') return null;
  if (!(await noteRefusal({ session, context, api }))) return null;
  const path = await wayBack(request, session, context);
  return redirectDocument(how === 'afresh' ? reauthPath(path) : signInPath(path));
}
