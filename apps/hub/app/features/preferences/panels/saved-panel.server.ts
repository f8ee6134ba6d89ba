import type { AppLoadContext } from '@remix-run/node';
import { type PanelId, panelIds } from '@applicant-hub/domain';
import { REFRESH } from '#app/platform/browser/forms/form-headers.ts';
import { cookie, expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import { panelOf } from './panel-state.ts';

const SAVED_COOKIE = 'hub-saved';

/**
 * Lifetime in seconds. It can be short, because the redirect to the confirmation follows
 * immediately.
 */
const SAVED_S = 60;

export function noteSavedPanel(context: AppLoadContext, panel: PanelId): void {
  context.setCookie(cookie(context.config, SAVED_COOKIE, panel, { maxAge: SAVED_S }));
}

/**
 * Returns the panel that was saved just before this page, but only once: a reload does not return
 * it again.
 */
export function takeSavedPanel(request: Request, context: AppLoadContext): PanelId | null {
  if (request.headers.has(REFRESH)) return null;
  const panel = panelOf(panelIds, readCookies(request, context.config).get(SAVED_COOKIE));
  if (panel !== null) context.setCookie(expiredCookie(context.config, SAVED_COOKIE));
  return panel;
}
