import { formText } from '#app/platform/browser/forms/form-text.ts';
import { isSameText } from './same-text.server.ts';
import type { HubSession } from '#app/platform/server/session/sealed-session.server.ts';

/** Name of the hidden field that carries the form token. */
export const CSRF_FIELD = 'csrf';

/** The token to put in every form of this session. It stays the same, so Back and tabs work. */
export const csrfToken = (session: HubSession): string => session.formTokens[0];

/** Whether the form carries a token of this session. */
export function hasFormToken(session: HubSession, formData: FormData): boolean {
  // Not `readForm`: the request kit stands on this folder.
  const sent = formText(formData, CSRF_FIELD);
  return session.formTokens.some((token) => isSameText(token, sent));
}

/**
 * Guard of actions whose form holds nothing that a person typed; the others use `requireForm`.
 *
 * @throws a 403 response when the form carries no token of this session
 */
export function checkCsrf(session: HubSession, formData: FormData): void {
  if (!hasFormToken(session, formData)) {
    throw new Response(null, { status: 403, statusText: 'Forbidden' });
  }
}
