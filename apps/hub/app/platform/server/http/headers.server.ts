import type { HelmetOptions } from 'helmet';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Browser features that no page of the hub uses. Those that no frame of others gets by default, and
 * nobody is asked for, such as sensors, are left out: each is in the first packets of every page.
 */
export const PERMISSIONS_POLICY = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join();

/** Where browsers report what goes wrong in a page. */
export const REPORTS_PATH = '/reports';

/** The name of that place; browsers send there also what no header asks for, such as deprecations. */
export const REPORTS_NAME = 'default';

/** Pages hold personal data: no cache and no Back button may show them to the next person. */
export const NEVER_STORED = 'no-store';

/**
 * Of a page that knows by its script whether it may be shown again (`back-guard.ts`). `no-cache`
 * leaves the browser's own memory of a tab open, and `*` every other store shut.
 */
export const SHOWN_BY_BACK = { 'Cache-Control': 'private, no-cache', Vary: '*' };

/** Forgets the pages that the browser has fetched ahead, which show what was true before a change. */
export const FORGET_PREFETCHED = '"prefetchCache"';

/** Forgets every page of before, also those that Back would show where no script runs. */
export const FORGET_PAGES = { 'Clear-Site-Data': '"cache"' };

/** When to try a page again whose account did not answer (seconds). */
export const RETRY_AFTER_S = '30';

/** The security headers of every answer; the policy of `csp.server.ts` comes on top. */
export const helmetOptions = ({ publicUrl }: Pick<HubConfig, 'publicUrl'>) =>
  ({
    contentSecurityPolicy: false,
    // `no-referrer`, helmet's default, makes browsers send `Origin: null` with every form of a page
    // without scripts, and then no form passes the origin check.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // What they forbid is what Internet Explorer, Flash, filters that browsers once had and pages
    // without TLS did, and each is in the first packets of every page.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: YEAR_S, includeSubDomains: false }
      : false,
  }) satisfies HelmetOptions;

/**
 * Of a page that is shared by a link: its address is a key, so no other site learns it, and no search
 * engine lists it. The page has no form, which would need the referrer.
 */
export const SHARED_HEADERS = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** The same for the page with the comments, which the hub shows in a frame without an origin. */
export const commentsHelmetOptions = (config: Pick<HubConfig, 'publicUrl'>) =>
  ({
    ...helmetOptions(config),
    frameguard: { action: 'sameorigin' },
    originAgentCluster: false,
  }) satisfies HelmetOptions;
