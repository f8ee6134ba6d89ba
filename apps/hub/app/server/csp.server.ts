import type { HubConfig } from './config.server.ts';

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
    publicUrl,
    links,
    applyLinks,
  }: Pick<HubConfig, 'tileUrl' | 'videoUrl' | 'publicUrl' | 'links' | 'applyLinks'>,
  { watching }: { watching: boolean },
): (input: CspInput) => Directives {
  const tiles = new URL(tileUrl).origin;
  const videos = new URL(videoUrl).origin;
  // A form may end at another system: after the first visit (SH-46), or at an application (ACS-9).
  const systems = [links, applyLinks].flatMap(Object.values<string>).map(originOf);
  return ({ nonce, formOrigins }) => ({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", ...(watching ? ["'unsafe-inline'"] : [])],
    // Avatars are pictures of the identity service, wherever it keeps them.
    'img-src': ["'self'", 'data:', 'https:', tiles],
    'frame-src': [videos],
    'connect-src': ["'self'", ...(watching ? ['ws:'] : [])],
    'form-action': ["'self'", ...new Set([...formOrigins, ...systems])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

const originOf = (address: string) => new URL(address).origin;

/** The header's value. */
export const serialiseCsp = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
