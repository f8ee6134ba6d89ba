import type { ServerBuild } from '@remix-run/node';
import type { NextFunction, Request, Response } from 'express';
import { NEVER_STORED } from '#app/platform/server/http/headers.server.ts';
import { pathsOf } from '../operations/route-labels.ts';

/** The path suffix of a data request by a script. */
const DATA_SUFFIX = '.data';

/** The path of a data request for the home page. */
const HOME_DATA = '/_root.data';

/**
 * Redirects other spellings of a page's path to the canonical spelling, because the router also
 * accepts capitals, escapes, dot segments and a slash at the end. All later steps can then compare
 * paths as text. Parameters in a path are not changed.
 */
export function canonicalPath(routes: ServerBuild['routes']) {
  const spell = createSpelling(pathsOf(routes));
  return (req: Pick<Request, 'originalUrl'>, res: Response, next: NextFunction): void => {
    const [written = ''] = req.originalUrl.split(/[?#]/, 1);
    // Resolves dot segments, as the router does.
    const url = written.startsWith('/') ? URL.parse(`http://hub${req.originalUrl}`) : null;
    const path = url && spell(url.pathname);
    if (path === null || path === written) {
      next();
      return;
    }
    // The target is the path of one of the hub's routes, so it is never on another host. With 308,
    // a browser sends a form again unchanged.
    res
      .status(308)
      .setHeader('Location', `${path}${url?.search ?? ''}`)
      .setHeader('Cache-Control', NEVER_STORED)
      .end();
  };
}

/** Returns a function that maps a path to its canonical spelling, or to null if it has no route. */
function createSpelling(paths: readonly string[]): (path: string) => string | null {
  const known = paths
    .filter((path) => !path.includes('*'))
    .map(segmentsOf)
    // A route with fewer parameters has priority, as in the router.
    .toSorted((a, b) => parametersOf(a) - parametersOf(b));
  return (path) => {
    if (path === HOME_DATA || path.startsWith('//')) return null;
    const isData = path.endsWith(DATA_SUFFIX);
    const written = segmentsOf(isData ? path.slice(0, -DATA_SUFFIX.length) : path);
    const plain = written.map(decode);
    const route = known.find(
      (segments) =>
        segments.length === written.length &&
        segments.every((segment, i) => fits(segment, plain[i] ?? null)),
    );
    if (!route) return null;
    const spelt = route.map((segment, i) => (isParameter(segment) ? written[i] : segment));
    return `/${spelt.join('/')}${isData ? DATA_SUFFIX : ''}`;
  };
}

const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1);

const isParameter = (segment: string) => segment.startsWith(':');

const parametersOf = (segments: readonly string[]) => segments.filter(isParameter).length;

const fits = (segment: string, plain: string | null) =>
  isParameter(segment) ? plain !== '' : plain?.toLowerCase() === segment.toLowerCase();

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
