import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import type { Response } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import hubRoutes from '#app/routes.ts';
import { canonicalPath } from './canonical-path.ts';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

/** The hub's own routes, in the format of a build. */
const routes: ServerBuild['routes'] = {};
function add(entries: readonly RouteConfigEntry[], parentId: string): void {
  for (const { file: id, path, index, children = [] } of entries) {
    const module = { default: undefined };
    routes[id] = { id, parentId, module, ...(path && { path }), ...(index && { index }) };
    add(children, id);
  }
}
add(hubRoutes, 'root');
const childrenOf = (parentId: string) =>
  Object.values(routes).flatMap((route) => (route.parentId === parentId ? [route] : []));

/** The same routes, in the format of the router. */
interface Nested {
  id: string;
  path?: string;
  children: Nested[];
}
const nested = (parentId: string): Nested[] =>
  childrenOf(parentId).map(({ id, path }) => ({ id, ...(path && { path }), children: nested(id) }));
const routerRoutes = nested('root');
const routeOf = (path: string) => matchRoutes(routerRoutes, path)?.at(-1)?.route.id ?? null;

/** An example path for each route, with a value for each parameter. */
const routerPaths = (parentId: string, base: string): string[] =>
  childrenOf(parentId)
    .filter(({ path }) => path !== '*')
    .flatMap(({ id, path }) => {
      const full = path ? `${base}/${path.replace(/:\w+/g, 'Some%3AId')}` : base;
      return [full || '/', ...routerPaths(id, full)];
    });
const paths = [...new Set(routerPaths('root', ''))];

const step = canonicalPath(routes);

/** The redirect target of a request; null if the request is not redirected. */
function redirectOf(originalUrl: string): string | null {
  let location: string | null = null;
  const res = {
    status: () => res,
    setHeader: (name: string, value: string) => {
      if (name === 'Location') location = value;
      return res;
    },
    end: () => res,
  };
  step({ originalUrl }, res as unknown as Response, () => undefined);
  return location;
}

const escapeFirst = (path: string) =>
  path.replace(/^\/([a-z])/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);

/** Other spellings of a path that the router accepts. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path.replace(/^\/\w+/, (first) => first.toUpperCase()),
  escapeFirst,
  (path) => escapeFirst(path).toUpperCase().replace('SOME%3AID', 'Some%3AId'),
  (path) => `${path}/`,
  (path) => `${path}///`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2E%2e${path}`,
  (path) => `/.${path}`,
  (path) => path.replaceAll('/', '\\').replace('\\', '/'),
];

describe('a path that the router resolves to a route', () => {
  it('the table contains the routes of the hub', () => {
    expect(paths.length).toBeGreaterThan(60);
    expect(paths).toContain('/dashboard/todo/own/Some%3AId');
  });

  it.each(paths)('every other spelling of %s is redirected to it once, with its query', (path) => {
    expect(redirectOf(path)).toBeNull();
    expect(redirectOf(`${path}?a=/B`)).toBeNull();
    for (const spell of spellings) {
      const other = spell(path);
      const { pathname } = new URL(`http://hub${other}`);
      if (other === path || pathname.startsWith('//')) continue;
      expect(routeOf(pathname), other).toBe(routeOf(path));
      expect(redirectOf(`${other}?next=%2FX#y`), other).toBe(`${path}?next=%2FX`);
    }
  });

  it('the path of a data request is also redirected to its canonical spelling', () => {
    expect(redirectOf('/Dashboard.data?index')).toBe('/dashboard.data?index');
    expect(redirectOf('/dashboard.data')).toBeNull();
    expect(redirectOf('/_root.data')).toBeNull();
  });
});

describe('any other path', () => {
  it.each([
    ['//evil.example/dashboard'],
    ['/\\evil.example/dashboard'],
    ['//'],
    ['//dashboard'],
    ['/%2Fdashboard'],
    ['/dashboard%2Ftodo'],
    ['/dashboard//todo'],
    ['/Old/Path/'],
    ['/assets/Start-1.js'],
    ['/%E0%A4%A'],
    ['/shared/'],
    ['http://evil.example/Dashboard'],
    ['*'],
    [''],
  ])('%s is not redirected', (path) => expect(redirectOf(path)).toBeNull());

  it('a redirect never leads to another host', () => {
    for (const start of [
      '/..//evil.example/..',
      '/x/..//',
      '/@evil.example/../',
      '/%5c%5cevil/..',
    ]) {
      const location = redirectOf(`${start}/Dashboard`);
      if (location !== null) expect(location).toBe('/dashboard');
    }
  });
});

describe('the hub', () => {
  let hub: RunningHub;
  beforeEach(async () => (hub = await startHub()));
  afterEach(() => hub.close());

  it('the hub redirects a page request, with the headers of every response', async () => {
    const { status, headers, body } = await hub.send('/DashBoard/?widget=Notes');
    expect([status, body]).toEqual([308, '']);
    expect(headers).toMatchObject({
      location: '/dashboard?widget=Notes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('the hub redirects a form with 308, and no action receives it', async () => {
    const form = { Origin: hub.url, 'Content-Type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST', headers: form, body: 'note=kept' };
    const { status, headers } = await hub.send('/%64ashboard', sent);
    expect([status, headers.location]).toEqual([308, '/dashboard']);
    expect(hub.routes.actions).toEqual([]);
  });
});
