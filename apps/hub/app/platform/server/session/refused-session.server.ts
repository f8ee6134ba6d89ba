import { redirectDocument } from '@remix-run/node';
import type { HubContext } from '#app/platform/server/context.server.ts';
import type { HubSession } from './sealed-session.server.ts';
import { writeSession } from './session-cookie.server.ts';
import { reauthPath, signInPath, wayBack } from './session.server.ts';

/** A request whose session an API refused. */
export interface Refused {
  request: Request;
  session: HubSession;
  context: HubContext;
  /** The API, as its failures name it. */
  api: string;
}

/**
 * Notes in the session that an API refused it (401 or 403).
 *
 * @returns whether the session is lost: it is, unless the person has signed in anew since this API
 *   refused them. Then it refuses something else, and no sign-in would help.
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
 * Where a session goes that an API refused: to sign in, and back; what a form held is kept (SH-30,
 * SH-31).
 *
 * @param how `afresh` asks for the password, as application APIs have it
 * @returns null when the refusal is a failure as any other: the session is not lost, or the page
 *   answers a form, and what was typed stands in it
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
