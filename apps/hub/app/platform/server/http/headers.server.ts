import type { HelmetOptions } from 'helmet';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Browser features that no page of the hub uses. Features such as sensors are omitted: they need no
 * permission, and frames of other sites cannot use them by default. The list is short, because it
 * is in the first packets of every page.
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
 * Name of the reporting endpoint. With the name `default`, the endpoint also receives reports that
 * no header requests, for example about deprecations.
 */
export const REPORTS_NAME = 'default';

/**
 * Pages contain personal data, so neither a cache nor the Back button may show them to the next
 * user.
 */
export const NEVER_STORED = 'no-store';

/**
 * For a page whose script decides whether it may be shown again (`back-guard.ts`). `no-cache`
 * allows the back/forward cache of a tab, and `*` prevents every other cache.
 */
export const SHOWN_BY_BACK = { 'Cache-Control': 'private, no-cache', Vary: '*' };

/** Removes prefetched pages, because they show data from before a change. */
export const FORGET_PREFETCHED = '"prefetchCache"';

/** Removes every earlier page, including pages that Back would show without scripts. */
export const FORGET_PAGES = { 'Clear-Site-Data': '"cache"' };

/** Value of `Retry-After` after the account API failed (seconds). */
export const RETRY_AFTER_S = '30';

export const helmetOptions = ({ publicUrl }: Pick<HubConfig, 'publicUrl'>) =>
  ({
    contentSecurityPolicy: false,
    // With `no-referrer`, the default of helmet, browsers without scripts send `Origin: null` with
    // every form, so every form would fail the origin check.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // With this header, WebKit shows the sign-in page under the address of the hub when Back leads
    // to a redirect to the sign-in. It then submits the sign-in form to the hub (threat model,
    // "Accepted").
    crossOriginOpenerPolicy: false,
    // These headers only affect Internet Explorer, Flash, obsolete XSS filters and pages without
    // TLS, and each would be in the first packets of every page.
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
 * engine may list it. The hub itself receives it, because the link to the other language leads back.
 */
export const SHARED_HEADERS = { 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' };

export const commentsHelmetOptions = (config: Pick<HubConfig, 'publicUrl'>) =>
  ({
    ...helmetOptions(config),
    frameguard: { action: 'sameorigin' },
    originAgentCluster: false,
  }) satisfies HelmetOptions;
