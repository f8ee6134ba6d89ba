import type { Request } from 'express';
import { paths } from '#app/platform/paths/links.ts';
import { screens } from '#app/platform/paths/screens.ts';
import type { LimitName } from '#app/platform/server/config/config.server.ts';
import { pageOf } from '../operations/route-labels.ts';

/**
 * GET requests that are counted, because each of them costs money or causes a call to another
 * system.
 */
const requested: Readonly<Record<string, LimitName>> = {
  [paths.login]: 'signIn',
  '/account/reauth': 'signIn',
  [paths.findAddresses]: 'lookup',
  [paths.findAddress]: 'lookup',
  [paths.findSchools]: 'lookup',
  [paths.checkPhone]: 'lookup',
  [screens.search]: 'search',
  [paths.results]: 'search',
};

/** Private links. The last part of the path is a token, and the number of guesses is limited. */
const PRIVATE_LINKS: readonly string[] = ['/calendar/', '/shared/'];

/** Forms with buttons that look up data if scripts are disabled. */
const LOOKUP_FORMS: readonly string[] = [screens.preferences, screens.welcome];

/** Forms without a limit, so that users can always sign out or extend their session. */
const NEVER: readonly string[] = [paths.logout, paths.session];

/** Other spellings of the path have already been redirected. */
export function limitOf({ method, path }: Pick<Request, 'method' | 'path'>): LimitName | null {
  const page = pageOf(path);
  if (method === 'POST') {
    if (NEVER.includes(page)) return null;
    return LOOKUP_FORMS.includes(page) ? 'lookup' : 'save';
  }
  if (PRIVATE_LINKS.some((start) => page.startsWith(start))) return 'privateLink';
  return requested[page] ?? null;
}
