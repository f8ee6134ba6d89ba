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
 * Redirects to the sign-in after an API refused the session; afterwards, the user returns to this
 * page. Form input is stored (SH-30, SH-31).
 *
 * @param how `afresh` asks for the password again, as application APIs require
 * @returns null if the refusal is handled as a normal failure: because the session is still valid
 * (see `noteRefusal`), or because the page handles the form itself and shows its input again
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
