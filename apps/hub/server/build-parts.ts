import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];

/**
 * Makes something of each part of a build: for each first segment that the paths of its routes have,
 * the build with only those routes that an address below it can match. For every request the router
 * ranks all routes and makes a pattern of each, three times over; with forty routes that was a
 * seventh of what the dashboard cost.
 *
 * @returns what was made for the part of a path, or for the whole build where no route has its
 *   first segment
 */
export function byPart<Made>(
  build: ServerBuild,
  make: (part: ServerBuild) => Made,
): (path: string) => Made {
  const whole = make(build);
  const segments = firstSegments(build.routes);
  const parts = new Map(
    [...new Set(segments.values())]
      .filter(isPlain)
      .map((segment) => [segment, make(partOf(build, segments, segment))]),
  );
  return (path) => parts.get(segmentOf(path)) ?? whole;
}

function partOf(
  { routes, assets, ...rest }: ServerBuild,
  segments: ReadonlyMap<string, string>,
  wanted: string,
): ServerBuild {
  const isPart = (id: string) => {
    const segment = segments.get(id) ?? '';
    return segment === wanted || !isPlain(segment);
  };
  const part = <Route>(all: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isPart(id)));
  return { ...rest, routes: part(routes), assets: { ...assets, routes: part(assets.routes) } };
}

/** By route id, the first segment of the route's whole path; '' for a route without one. */
function firstSegments(routes: Routes): ReadonlyMap<string, string> {
  const segmentFor = (id: string | undefined): string => {
    const route = routes[id ?? ''];
    if (!route) return '';
    return segmentFor(route.parentId) || (route.path?.split('/')[0] ?? '');
  };
  return new Map(Object.keys(routes).map((id) => [id, segmentFor(id)]));
}

/** Whether the segment matches nothing but itself. */
const isPlain = (segment: string): boolean => /^[\w.-]+$/.test(segment);

/** The first segment of an address's path; of the page, when a script asks for a page's data. */
const segmentOf = (path: string): string => path.split('/')[1]?.replace(/\.data$/, '') ?? '';
