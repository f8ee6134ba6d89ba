/**
 * A fresh sign-in that leads back to the same place of the same page. Only a script can say where
 * that is: no server sees the fragment (AMB-104).
 */
export function reauthHref({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams({ auth: 'redirect', returnUrl: pathname + search + hash });
  return `/account/reauth?${query.toString()}`;
}
