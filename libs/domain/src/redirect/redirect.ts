/**
 * Whether a redirectUrl may be followed: an absolute http(s) URL on an allow-listed host, or a path
 * of this site. Callers must ignore anything else (SH-46, AMB-96).
 *
 * The check is stricter than a URL parser. Browsers repair input (tabs, backslashes, extra
 * slashes), so any input that needs a repair is refused.
 *
 * @param allowedHosts host names in lower case, with `:port` where the port is not the default of
 * the URL scheme
 */
export function isAllowedRedirect(redirectUrl: string, allowedHosts: readonly string[]): boolean {
  if (!/^[\x21-\x7e]+$/.test(redirectUrl) || redirectUrl.includes('\\')) return false;
  if (redirectUrl.startsWith('/')) return isPath(redirectUrl);
  const host = /^https?:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(redirectUrl)?.[1];
  return host !== undefined && allowedHosts.includes(host.toLowerCase());
}

/**
 * Whether a path has no empty segment. An empty segment could move to the front of the path
 * (`/a/..//host`), where the next segment would be read as a host.
 */
const isPath = (path: string) => !/^[^?#]*\/\//.test(path);
