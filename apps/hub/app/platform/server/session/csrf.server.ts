import { formText } from '#app/platform/browser/forms/form-text.ts';
import { isSameText } from '#app/platform/server/crypto/same-text.server.ts';
import type { HubSession } from '#app/platform/server/identity/sealed-session.server.ts';

export const CSRF_FIELD = 'csrf';

/**
 * The token for every form of this session. It does not change during the session, so that forms
 * still work after Back and in other tabs.
 */
export const csrfToken = (session: HubSession): string => session.formTokens[0];

export function hasFormToken(session: HubSession, formData: FormData): boolean {
  // `readForm` cannot be imported, because the request folder depends on this folder.
  const sent = formText(formData, CSRF_FIELD);
  return session.formTokens.some((token) => isSameText(token, sent));
}

/**
 * Guard of actions whose form has no input to preserve. All other actions use `requireForm`.
 *
 * @throws a 403 response if the form has no token of this session
 */
export function checkCsrf(session: HubSession, formData: FormData): void {
  if (!hasFormToken(session, formData)) {
    throw new Response(null, { status: 403, statusText: 'Forbidden' });
  }
}
