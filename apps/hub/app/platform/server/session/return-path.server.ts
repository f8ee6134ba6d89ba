/** Resource routes are no pages: nobody can be sent back to one. */
const RESOURCE_PREFIX = '/resources/';

/**
 * The page to come back to after a detour: path and query of this request. A server never sees the
 * hash (AMB-27). For a resource route it is the page that asked for it.
 */
export function returnPath(request: Request): string {
  const own = new URL(request.url);
  if (!own.pathname.startsWith(RESOURCE_PREFIX)) return own.pathname + own.search;
  const page = URL.parse(request.headers.get('Referer') ?? '');
  return page?.host === own.host ? page.pathname + page.search : '/dashboard';
}
