import { createHash } from 'node:crypto';
import { viewTransition } from './view-transition.ts';
import type { CommentService, HubConfig } from '#app/platform/server/config/config.server.ts';
import { REPORTS_NAME, REPORTS_PATH } from './headers.server.ts';

/**
 * The only inline style of pages. A nonce would not work: if a script fetches a page and shows it
 * in the current page, the nonces of the two pages differ.
 */
const viewTransitionHash = `'sha256-${createHash('sha256').update(viewTransition).digest('base64')}'`;

export interface CspInput {
  nonce: string;
  /**
   * Origins that a form may be redirected to, because Chromium also applies form-action to
   * redirects.
   */
  formOrigins: readonly string[];
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * Creates the Content-Security-Policy of responses. The configuration is read only once.
 *
 * @param watching true if Vite serves the sources, because Vite injects styles and uses a web
 * socket
 */
export function cspDirectives(
  {
    tileUrl,
    videoUrl,
    liveEmbedOrigins,
    comments,
    imageOrigins,
    apis,
    publicUrl,
    hasBrowserReports,
    links,
    applyLinks,
  }: Pick<
    HubConfig,
    | 'tileUrl'
    | 'videoUrl'
    | 'liveEmbedOrigins'
    | 'comments'
    | 'imageOrigins'
    | 'apis'
    | 'publicUrl'
    | 'hasBrowserReports'
    | 'links'
    | 'applyLinks'
  >,
  { watching }: { watching: boolean },
): (input: CspInput) => Directives {
  // Avatars, logos and editors' pictures are on the origins of the APIs that link to them, or on
  // configured origins.
  const { identity, content, courses, spotlights } = apis;
  const pictures = new Set([
    ...originsOf([tileUrl, identity, content, courses, spotlights]),
    ...imageOrigins,
  ]);
  const frames = new Set([...originsOf([videoUrl]), ...liveEmbedOrigins]);
  // The comments are a page of the hub with its own policy.
  if (comments) frames.add("'self'");
  // A form may redirect to another system: after the first visit (SH-46), or to an application
  // (ACS-9).
  const systems = originsOf([links, applyLinks].flatMap(Object.values<string | null>));
  return ({ nonce, formOrigins }) => ({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    // With a hash, browsers would ignore 'unsafe-inline', which Vite needs.
    'style-src': ["'self'", watching ? "'unsafe-inline'" : viewTransitionHash],
    'img-src': ["'self'", 'data:', ...pictures],
    'frame-src': frames.size > 0 ? [...frames] : ["'none'"],
    ...(watching && { 'connect-src': ["'self'", 'ws:'] }),
    'form-action': ["'self'", ...new Set([...formOrigins, ...systems])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
    // `report-uri` is for browsers that do not support named endpoints.
    ...(hasBrowserReports && { 'report-to': [REPORTS_NAME], 'report-uri': [REPORTS_PATH] }),
  });
}

const originsOf = (addresses: readonly (string | null)[]) =>
  addresses.flatMap((address) => (address === null ? [] : [originOf(address)]));

const originOf = (address: string) => new URL(address).origin;

/**
 * The policy of the comments page of a live event, the only page that runs a third-party script.
 * The live page shows it in a frame, as a document with an opaque origin, so that the script cannot
 * access the hub's pages or cookies (decision 35).
 *
 * @param scriptUrl the script of the comment service, which may load other files
 */
export function commentsDirectives(
  { scriptUrl }: Pick<CommentService, 'scriptUrl'>,
  { nonce }: Pick<CspInput, 'nonce'>,
): Directives {
  const theirs = ['https:', originOf(scriptUrl)];
  return {
    sandbox: ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // Comment services inject styles into the page.
    'style-src': ["'unsafe-inline'", ...theirs],
    'img-src': ['data:', ...theirs],
    'font-src': theirs,
    'media-src': theirs,
    'frame-src': theirs,
    'connect-src': theirs,
    'form-action': theirs,
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
  };
}

/**
 * The header's value without optional spaces, which would cost bytes because headers are not
 * compressed.
 */
export const serialiseCsp = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
