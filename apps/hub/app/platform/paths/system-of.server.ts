import type { SystemName } from './system-pages.ts';

/** The system that serves a path outside of the hub, by its first segment (SH-25 to SH-29). */
const systems = new Map<string, SystemName>(
  Object.entries({
    accounts: 'accounts',
    explore: 'explore',
    coursedisplay: 'search',
    clearingplus: 'services',
    search: 'search',
    cvbuilder: 'careers',
    'what-are-my-options': 'careers',
    ucas: 'website',
    undergraduate: 'website',
    money: 'website',
  }),
);

/** The hub's own pages below a segment of another system. */
const OWN_PAGE =
  /^\/(explore\/(favourites(\.csv|\/compare(\/share)?)?|for-you|locations|search|subjects|uni-detail\/[^/]+|unis)|coursedisplay\/(courses\/[^/]+|results))$/;

const MEMBERSHIP_PAGE = /^(\/dashboard)?\/totum$/;

/**
 * The system without which a path of this site does not exist; null for the hub's own pages, for
 * unknown paths and for addresses of other sites.
 */
export function systemOf(address: string): SystemName | null {
  const path = (/^[^?#]*/.exec(address)?.[0] ?? '').replace(/\/+$/, '');
  if (MEMBERSHIP_PAGE.test(path)) return 'membership';
  const [start, segment = ''] = path.split('/');
  if (start !== '' || OWN_PAGE.test(path)) return null;
  return systems.get(segment) ?? null;
}
