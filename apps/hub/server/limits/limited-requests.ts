import type { Request } from 'express';
import { paths } from '#app/platform/paths/links.ts';
import { screens } from '#app/platform/paths/screens.ts';
import type { LimitName } from '#app/platform/server/http/rate-limits.server.ts';

/** What counts, of what is only asked for: each of these costs another system, or money. */
const asked: Readonly<Record<string, LimitName>> = {
  [paths.login]: 'signIn',
  '/account/reauth': 'signIn',
  [paths.findAddresses]: 'lookup',
  [paths.findAddress]: 'lookup',
  [paths.findSchools]: 'lookup',
  [paths.checkPhone]: 'lookup',
  [screens.search]: 'search',
  [paths.results]: 'search',
};

/** Private links; what follows is a token, and guesses at it are limited. */
const PRIVATE_LINKS: readonly string[] = ['/calendar/', '/shared/'];

/** Forms whose buttons look things up where no script does. */
const LOOKUP_FORMS: readonly string[] = [screens.preferences, screens.welcome];

/** Whoever wants to leave, or to stay signed in, always can. */
const NEVER: readonly string[] = [paths.logout, paths.session];

/** Which limit a request counts for; null where there is none. */
export function limitOf({ method, path }: Pick<Request, 'method' | 'path'>): LimitName | null {
  const page = pageOf(path);
  if (method === 'POST') {
    if (NEVER.includes(page)) return null;
    return LOOKUP_FORMS.includes(page) ? 'lookup' : 'save';
  }
  if (PRIVATE_LINKS.some((start) => page.startsWith(start))) return 'privateLink';
  return asked[page] ?? null;
}

/** The page whose data a script may ask for. Other spellings of it were redirected before. */
const pageOf = (path: string): string => path.replace(/\.data$/, '');
