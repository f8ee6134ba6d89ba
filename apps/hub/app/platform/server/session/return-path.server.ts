/**
 * Paths that scripts request, and to which forms post without scripts. They are not pages, so a
 * user cannot return to them after a sign-in.
 */
export const RESOURCE_PREFIX = '/resources/';

/**
 * The path and query to return to after a sign-in. A server never receives the hash (AMB-27). For a
 * resource route, this is the page that requested it.
 */
export function returnPath(request: Request): string {
  const own = new URL(request.url);
  if (!own.pathname.startsWith(RESOURCE_PREFIX)) return own.pathname + own.search;
  const page = URL.parse(request.headers.get('Referer') ?? '');
  return page?.host === own.host ? page.pathname + page.search : '/dashboard';
}
