import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];

/** What every address that a route matches has in common. */
interface Shape {
  /** The first segment. */
  readonly first: string;
  /** How many segments. */
  readonly length: number;
}

/**
 * Makes something of each part of a build: for each first segment and number of segments that the
 * paths of its routes have, the build with only those routes that such an address can match. For
 * every request the router ranks all routes and makes a pattern of each, three times over; with
 * forty routes that was a seventh of what the dashboard cost.
 *
 * @returns what was made for the part of a path, or for the whole build where no route has its shape
 */
export function byPart<Made>(
  build: ServerBuild,
  make: (part: ServerBuild) => Made,
): (path: string) => Made {
  const whole = make(build);
  const parts = new Map<string, Made>();
  for (const id of Object.keys(build.routes)) {
    const shape = shapeOf(build.routes, id);
    if (shape === null || parts.has(keyOf(shape))) continue;
    parts.set(keyOf(shape), make(partOf(build, shape)));
  }
  return (path) => parts.get(keyOfAddress(path)) ?? whole;
}

function partOf({ routes, assets, ...rest }: ServerBuild, wanted: Shape): ServerBuild {
  const fitting = Object.keys(routes).filter((id) => {
    const shape = shapeOf(routes, id);
    return shape === null || keyOf(shape) === keyOf(wanted);
  });
  const wholeBranches = new Set(fitting.flatMap((id) => branchOf(routes, id)));
  const part = <Route>(all: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => wholeBranches.has(id)));
  return { ...rest, routes: part(routes), assets: { ...assets, routes: part(assets.routes) } };
}

/** A route and those that it is in, by id. */
function branchOf(routes: Routes, id: string): string[] {
  const { parentId } = routes[id] ?? {};
  return parentId === undefined ? [id] : [id, ...branchOf(routes, parentId)];
}

/** The shape of what a route matches; null where that may have several. */
function shapeOf(routes: Routes, id: string): Shape | null {
  const path = branchOf(routes, id).flatMap((one) => routes[one]?.path?.split('/').reverse() ?? []);
  const segments = path.filter(Boolean).reverse();
  const [first = ''] = segments;
  const isKnown = isPlain(first) && segments.every((segment) => !/[*?]/.test(segment));
  return isKnown ? { first, length: segments.length } : null;
}

/** Whether the segment matches nothing but itself. */
const isPlain = (segment: string): boolean => /^[\w.-]+$/.test(segment);

const keyOf = ({ first, length }: Shape): string => `${length}/${first}`;

/** By an address's path; by that of the page, when a script asks for a page's data. */
function keyOfAddress(path: string): string {
  const [, first = '', ...others] = path.replace(/\/+$/, '').split('/');
  return keyOf({ first: first.replace(/\.data$/, ''), length: 1 + others.length });
}
