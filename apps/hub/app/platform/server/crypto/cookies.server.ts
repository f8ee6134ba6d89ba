import type { HubConfig } from '#app/platform/server/config/config.server.ts';

export interface CookieOptions {
  /** Lifetime (seconds); if omitted, the cookie lasts as long as the browser session. */
  maxAge?: number;
  /** Whether scripts of a page may read and set the cookie. */
  forScripts?: boolean;
}

const isSecure = ({ hubEnv, publicUrl }: HubConfig): boolean =>
  hubEnv === 'prod' || publicUrl.startsWith('https:');

/**
 * The full name of a cookie. With the prefix `__Host-`, browsers reject the cookie unless it is
 * Secure, has no Domain and was set by this host, so a sibling domain cannot set it.
 */
const cookieName = (config: HubConfig, name: string): string =>
  isSecure(config) ? `__Host-${name}` : name;

/**
 * A `Set-Cookie` value. SameSite=Lax is the first defence against request forgery. The form token
 * and the origin check are further defences.
 */
export function cookie(
  config: HubConfig,
  name: string,
  value: string,
  { maxAge, forScripts = false }: CookieOptions = {},
): string {
  const parts = [`${cookieName(config, name)}=${value}`, 'Path=/'];
  if (!forScripts) parts.push('HttpOnly');
  parts.push('SameSite=Lax');
  if (isSecure(config)) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  return parts.join('; ');
}

export const expiredCookie = (config: HubConfig, name: string): string =>
  cookie(config, name, '', { maxAge: 0 });

export interface CookieHeaders {
  readonly headers: { readonly get: (name: string) => string | null };
}

/** The hub's cookies in a request, by their names without the `__Host-` prefix. */
export function readCookies(
  request: CookieHeaders,
  config: HubConfig,
): ReadonlyMap<string, string> {
  const prefix = cookieName(config, '');
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator).trim();
    // The first of two cookies with the same name has the more specific path.
    if (separator > 0 && name.startsWith(prefix) && !cookies.has(name.slice(prefix.length))) {
      cookies.set(name.slice(prefix.length), pair.slice(separator + 1).trim());
    }
  }
  return cookies;
}
