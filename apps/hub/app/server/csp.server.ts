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
  { tileUrl, publicUrl }: Pick<HubConfig, 'tileUrl' | 'publicUrl'>,
  { watching }: { watching: boolean },
  { nonce, formOrigins }: CspInput,
): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", ...(watching ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', new URL(tileUrl).origin],
    'connect-src': ["'self'", ...(watching ? ['ws:'] : [])],
    'form-action': ["'self'", ...formOrigins],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

/** The header's value. */
export const serialiseCsp = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
