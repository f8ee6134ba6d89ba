import type { HubConfig } from './config.server.ts';

/** What differs from answer to answer, or is known only once the hub runs. */
export interface CspInput {
  nonce: string;
  /** Origins that a form may be redirected to: Chromium applies form-action to redirects too. */
  formOrigins: readonly string[];
}

/**
 * The Content-Security-Policy, as directives and their sources.
 *
 * @param watching true when Vite serves the sources: it injects styles and talks over a socket
 */
export function cspDirectives(
  {
    tileUrl,
    videoUrl,
    publicUrl,
    links,
  }: Pick<HubConfig, 'tileUrl' | 'videoUrl' | 'publicUrl' | 'links'>,
  { watching }: { watching: boolean },
  { nonce, formOrigins }: CspInput,
): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", ...(watching ? ["'unsafe-inline'"] : [])],
    // Avatars are pictures of the identity service, wherever it keeps them.
    'img-src': ["'self'", 'data:', 'https:', new URL(tileUrl).origin],
    'frame-src': [new URL(videoUrl).origin],
    'connect-src': ["'self'", ...(watching ? ['ws:'] : [])],
    'form-action': ["'self'", ...new Set([...formOrigins, ...originsOf(links)])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

/** A form may end at another system, for example after the first visit (SH-46). */
function originsOf(links: HubConfig['links']): readonly string[] {
  const origins = known.get(links) ?? Object.values(links).map((link) => new URL(link).origin);
  known.set(links, origins);
  return origins;
}

/** Those of a configuration, for each answer needs them. */
const known = new WeakMap<HubConfig['links'], readonly string[]>();

/** The header's value. */
export const serialiseCsp = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
