import type { AppLoadContext } from '@remix-run/node';
import { expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';

const COOKIE = 'disqusSSOToken';

/**
 * The cookie that identifies the applicant to the comment service. A uid may have characters that
 * are not allowed in a cookie's name.
 */
export const commentCookie = (uid: string): string =>
  COOKIE +
  encodeURIComponent(uid).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Removes the signatures of all users of this browser when a session ends. */
export function forgetCommentCookies(
  request: Request,
  { config, setCookie }: Pick<AppLoadContext, 'config' | 'setCookie'>,
): void {
  for (const name of readCookies(request, config).keys()) {
    if (name.startsWith(COOKIE)) setCookie(expiredCookie(config, name));
  }
}
