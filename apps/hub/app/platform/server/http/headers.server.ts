import type { HelmetOptions } from 'helmet';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Browser features that no page of the hub uses. Features such as sensors are left out, because
 * frames of other sites do not get them by default and they need no permission. Each entry is in
 * the first packets of every page.
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

export const REPORTS_PATH = '/reports';

/**
 * Name of the reporting endpoint. Browsers also send reports to it that no header requests, such as
 * deprecations.
 */
export const REPORTS_NAME = 'default';

/** Pages contain personal data: no cache and no Back button may show them to the next user. */
export const NEVER_STORED = 'no-store';

/**
 * For a page whose script decides whether it may be shown again (`back-guard.ts`). `no-cache`
 * allows the back/forward cache of a tab, and `*` prevents every other cache.
 */
export const SHOWN_BY_BACK = { 'Cache-Control': 'private, no-cache', Vary: '*' };

/** Removes prefetched pages, which show data from before a change. */
export const FORGET_PREFETCHED = '"prefetchCache"';

/** Removes every earlier page, including pages that Back would show without scripts. */
export const FORGET_PAGES = { 'Clear-Site-Data': '"cache"' };

/** When to retry a page after the account API failed (seconds). */
export const RETRY_AFTER_S = '30';

export const helmetOptions = ({ publicUrl }: Pick<HubConfig, 'publicUrl'>) =>
  ({
    contentSecurityPolicy: false,
    // With `no-referrer`, helmet's default, browsers send `Origin: null` with every form of a page
    // without scripts, and no form passes the origin check.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // With this header, WebKit gives the sign-in page the address of a page of the hub when Back is
    // redirected to it, and then sends the sign-in form to the hub (threat model, "Accepted").
    crossOriginOpenerPolicy: false,
    // These headers only affect Internet Explorer, Flash, former XSS filters and pages without TLS,
    // and each would be in the first packets of every page.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: YEAR_S, includeSubDomains: false }
      : false,
  }) satisfies HelmetOptions;

/**
 * For a page shared by a link. Its address is a secret, so no other site may see it and no search
 * engine may list it. The page has no form, which would need the referrer.
 */
export const SHARED_HEADERS = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

export const commentsHelmetOptions = (config: Pick<HubConfig, 'publicUrl'>) =>
  ({
    ...helmetOptions(config),
    frameguard: { action: 'sameorigin' },
    originAgentCluster: false,
  }) satisfies HelmetOptions;
