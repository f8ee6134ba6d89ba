import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { cookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import { type Appearance, toAppearance } from './appearance.ts';

/** It says nothing of a person, so it stays when they sign out (decision 14). */
const APPEARANCE_COOKIE = 'hub-appearance';

const YEAR_S = 365 * 24 * 60 * 60;

/** How the hub looks in the browser that sent this request. */
export function readAppearance(request: Request, config: HubConfig): Appearance {
  const [theme, textSize] = readCookies(request, config).get(APPEARANCE_COOKIE)?.split('.') ?? [];
  return toAppearance(theme, textSize);
}

/** @returns the Set-Cookie value that makes this browser look so from now on */
export const appearanceCookie = (config: HubConfig, { theme, textSize }: Appearance): string =>
  cookie(config, APPEARANCE_COOKIE, `${theme}.${textSize}`, { maxAge: YEAR_S });
