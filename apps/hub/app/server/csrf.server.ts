import { timingSafeEqual } from 'node:crypto';
import type { HubSession } from './session-cookie.server.ts';

/** Name of the hidden field that carries the form token. */
export const CSRF_FIELD = 'csrf';

/** The token to put in every form of this session. It stays the same, so Back and tabs work. */
export const csrfToken = (session: HubSession): string => session.formTokens[0];

/**
 * Guard of every action: the form must carry a token of this session.
 *
 * @throws a 403 response when it does not
 */
export function checkCsrf(session: HubSession, formData: FormData): void {
  const sent = formData.get(CSRF_FIELD);
  if (typeof sent === 'string' && session.formTokens.some((token) => isSame(token, sent))) return;
  throw new Response(null, { status: 403, statusText: 'Forbidden' });
}

function isSame(expected: string, sent: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(sent);
  return a.length === b.length && timingSafeEqual(a, b);
}
