import type { AppLoadContext } from '@remix-run/node';
import { expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';

const COOKIE = 'disqusSSOToken';

/** The cookie that says who somebody is to the comment service. A uid may have any characters; a cookie's name may not. */
export const commentCookie = (uid: string): string =>
  COOKIE +
  encodeURIComponent(uid).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Takes the signatures of whoever used this browser away, with the end of a session. */
export function forgetCommentCookies(
  request: Request,
  { config, setCookie }: Pick<AppLoadContext, 'config' | 'setCookie'>,
): void {
  for (const name of readCookies(request, config).keys()) {
    if (name.startsWith(COOKIE)) setCookie(expiredCookie(config, name));
  }
}
