import type { AppLoadContext } from '@remix-run/node';
import { expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';

const COOKIE = 'disqusSSOToken';

/**
 * Name of the cookie that identifies the applicant to the comment service. The uid is encoded,
 * because it may contain characters that a cookie's name must not contain.
 */
export const commentCookie = (uid: string): string =>
  COOKIE +
  encodeURIComponent(uid).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export function forgetCommentCookies(
  request: Request,
  { config, setCookie }: Pick<AppLoadContext, 'config' | 'setCookie'>,
): void {
  for (const name of readCookies(request, config).keys()) {
    if (name.startsWith(COOKIE)) setCookie(expiredCookie(config, name));
  }
}
