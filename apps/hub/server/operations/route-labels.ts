import type { ServerBuild } from '@remix-run/node';

/** Label of every path without a route. */
const UNKNOWN = '*';

export function createRouteLabels(routes: ServerBuild['routes']): (path: string) => string {
  const patterns = new Set(pathsOf(routes));
  const dynamic = [...patterns]
    .filter((pattern) => pattern.includes(':'))
    .map((pattern) => ({ pattern, matcher: toMatcher(pattern) }));

  return (path) => {
    const page = pageOf(path);
    if (patterns.has(page)) return page;
    return dynamic.find(({ matcher }) => matcher.test(page))?.pattern ?? UNKNOWN;
  };
}

/** The full path of each route, with its parameters: `/shared/:token`. */
export const pathsOf = (routes: ServerBuild['routes']): string[] =>
  Object.keys(routes).map((id) => fullPath(id, routes));

function fullPath(id: string, routes: ServerBuild['routes']): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
    if (route.path) parts.unshift(route.path);
  }
  return `/${parts.join('/')}`;
}

/** The path of the page that a Remix data request is for. Any other path is returned unchanged. */
export function pageOf(path: string): string {
  if (path === '/_root.data') return '/';
  return path.replace(/\.data$/, '');
}

const toMatcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+').replace('*', '.*')}$`);
