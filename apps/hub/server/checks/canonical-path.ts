import type { ServerBuild } from '@remix-run/node';
import type { NextFunction, Request, Response } from 'express';
import { NEVER_STORED } from '#app/platform/server/http/headers.server.ts';
import { pathsOf } from '../operations/route-labels.ts';

/** How a script asks for the data of a page. */
const DATA_SUFFIX = '.data';

/** The home page's data has a path of its own. */
const HOME_DATA = '/_root.data';

/**
 * Redirects each other spelling of a page's path to the page's own: the router also accepts capitals,
 * escapes, dot segments and a slash at the end. Every later step can then compare paths as text.
 * Parameters of a path stay as they are.
 */
export function canonicalPath(routes: ServerBuild['routes']) {
  const spell = createSpelling(pathsOf(routes));
  return (req: Pick<Request, 'originalUrl'>, res: Response, next: NextFunction): void => {
    const [written = ''] = req.originalUrl.split(/[?#]/, 1);
    // Resolves dot segments as the router's own reading of the address does.
    const url = written.startsWith('/') ? URL.parse(`http://hub${req.originalUrl}`) : null;
    const path = url && spell(url.pathname);
    if (path === null || path === written) {
      next();
      return;
    }
    // The path of a route of ours, so never another host. A form is sent again as it is.
    res
      .status(308)
      .setHeader('Location', `${path}${url?.search ?? ''}`)
      .setHeader('Cache-Control', NEVER_STORED)
      .end();
  };
}

/** Returns a function from a path to its route's spelling of it, null for a path without a route. */
function createSpelling(paths: readonly string[]): (path: string) => string | null {
  const known = paths
    .filter((path) => !path.includes('*'))
    .map(segmentsOf)
    // A route without parameters goes first, as in the router.
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

/** Segments of a path, without slashes at its end. */
const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1);

const isParameter = (segment: string) => segment.startsWith(':');

const parametersOf = (segments: readonly string[]) => segments.filter(isParameter).length;

const fits = (segment: string, plain: string | null) =>
  isParameter(segment) ? plain !== '' : plain?.toLowerCase() === segment.toLowerCase();

/** Null where a segment cannot be decoded. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
