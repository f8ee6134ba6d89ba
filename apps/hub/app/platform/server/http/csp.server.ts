import { createHash } from 'node:crypto';
import { viewTransition } from './view-transition.ts';
import type { CommentService, HubConfig } from '#app/platform/server/config/config.server.ts';
import { REPORTS_NAME, REPORTS_PATH } from './headers.server.ts';

/**
 * The one style that stands in pages. A nonce would not do: a page that a script reads has another one
 * than the page that it is read by.
 */
const viewTransitionHash = `'sha256-${createHash('sha256').update(viewTransition).digest('base64')}'`;

/** What differs from answer to answer, or is known only once the hub runs. */
export interface CspInput {
  nonce: string;
  /** Origins that a form may be redirected to: Chromium applies form-action to redirects too. */
  formOrigins: readonly string[];
}

/** The Content-Security-Policy of an answer, as directives and their sources. */
type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * Makes the Content-Security-Policy of answers. What a configuration says is read once.
 *
 * @param watching true when Vite serves the sources: it injects styles and talks over a socket
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
  // Avatars, logos and editors' pictures: of the APIs that name them, or where an operator says.
  const named = [apis.identity, apis.content, apis.courses, apis.spotlights].map(originOf);
  const pictures = new Set([originOf(tileUrl), ...named, ...imageOrigins]);
  const frames = new Set([originOf(videoUrl), ...liveEmbedOrigins]);
  // The comments are a page of the hub, with a policy of its own.
  if (comments) frames.add("'self'");
  // A form may end at another system: after the first visit (SH-46), or at an application (ACS-9).
  const systems = [links, applyLinks].flatMap(Object.values<string>).map(originOf);
  return ({ nonce, formOrigins }) => ({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    // A hash would take away what Vite needs.
    'style-src': ["'self'", watching ? "'unsafe-inline'" : viewTransitionHash],
    'img-src': ["'self'", 'data:', ...pictures],
    'frame-src': [...frames],
    ...(watching && { 'connect-src': ["'self'", 'ws:'] }),
    'form-action': ["'self'", ...new Set([...formOrigins, ...systems])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
    // The second is for browsers that know no names of places.
    ...(hasBrowserReports && { 'report-to': [REPORTS_NAME], 'report-uri': [REPORTS_PATH] }),
  });
}

const originOf = (address: string) => new URL(address).origin;

/**
 * The policy of the one page that runs a script of others: the comments of a live event. It stands in
 * a frame of the live page, as a document without an origin, so that what the script does reaches
 * neither the hub's pages nor its cookies (decision 35).
 *
 * @param scriptUrl the script of the comment service; what it loads in turn is its own affair
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
    // Comment services write styles into the page.
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

/** The header's value, without the spaces that it may have: no header is compressed. */
export const serialiseCsp = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
