/**
 * Whether a redirectUrl may be followed: an absolute http(s) URL on an allow-listed host, or a
 * path of this site; anything else is to be ignored (SH-46, AMB-96).
 *
 * Deliberately narrower than a URL parser. Browsers mend what they are given (tabs, backslashes,
 * extra slashes), so whatever would need mending is refused.
 *
 * @param allowedHosts host names in lower case, with `:port` where it is not the scheme's own.
 */
export function isAllowedRedirect(redirectUrl: string, allowedHosts: readonly string[]): boolean {
  if (!/^[\x21-\x7e]+$/.test(redirectUrl) || redirectUrl.includes('\\')) return false;
  if (redirectUrl.startsWith('/')) return isPath(redirectUrl);
  const host = /^https?:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(redirectUrl)?.[1];
  return host !== undefined && allowedHosts.includes(host.toLowerCase());
}

/** An empty segment could end up in front, where it would name a host. */
const isPath = (path: string) => !/^[^?#]*\/\//.test(path);
