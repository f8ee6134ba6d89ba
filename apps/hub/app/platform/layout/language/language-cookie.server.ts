import { isLanguage, type Language } from '@applicant-hub/domain';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import {
  cookie,
  type CookieHeaders,
  readCookies,
} from '#app/platform/server/crypto/cookies.server.ts';

/** The cookie remains when the user signs out, so that the next sign-in has the same language. */
const LANGUAGE_COOKIE = 'hub-language';

const YEAR_S = 365 * 24 * 60 * 60;

export function readLanguage(request: CookieHeaders, config: HubConfig): Language | null {
  const chosen = readCookies(request, config).get(LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : null;
}

export const languageCookie = (config: HubConfig, language: Language): string =>
  cookie(config, LANGUAGE_COOKIE, language, { maxAge: YEAR_S });
