import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { cookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import { type Appearance, toAppearance } from './appearance.ts';

/**
 * The cookie contains no personal data, so it is not removed when the user signs out (decision 14).
 */
const APPEARANCE_COOKIE = 'hub-appearance';

const YEAR_S = 365 * 24 * 60 * 60;

export function readAppearance(request: Request, config: HubConfig): Appearance {
  const [theme, textSize] = readCookies(request, config).get(APPEARANCE_COOKIE)?.split('.') ?? [];
  return toAppearance(theme, textSize);
}

export const appearanceCookie = (config: HubConfig, { theme, textSize }: Appearance): string =>
  cookie(config, APPEARANCE_COOKIE, `${theme}.${textSize}`, { maxAge: YEAR_S });
