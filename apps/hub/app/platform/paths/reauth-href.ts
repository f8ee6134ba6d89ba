/**
 * The path of a new sign-in that returns to the same position on the same page. Only a script can
 * build this path, because a server never receives the fragment (AMB-104).
 */
export function reauthHref({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams({ auth: 'redirect', returnUrl: pathname + search + hash });
  return `/account/reauth?${query.toString()}`;
}
