import type { AppLoadContext } from '@remix-run/node';
import { expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';

const COOKIE = 'disqusSSOToken';

/**
 * The cookie that identifies the applicant to the comment service. It is encoded, because a uid may
 * have characters that a cookie's name must not have.
 */
export const commentCookie = (uid: string): string =>
  COOKIE +
  encodeURIComponent(uid).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** When a session ends, removes the comment signatures of all users from this browser. */
export function forgetCommentCookies(
  request: Request,
  { config, setCookie }: Pick<AppLoadContext, 'config' | 'setCookie'>,
): void {
  for (const name of readCookies(request, config).keys()) {
    if (name.startsWith(COOKIE)) setCookie(expiredCookie(config, name));
  }
}
