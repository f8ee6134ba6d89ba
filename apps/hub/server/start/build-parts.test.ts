import { describe, expect, it } from 'vitest';
import { byPart } from './build-parts.ts';
import { createFakeBuild } from '../testing/fake-build.ts';

const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'home', parentId: 'root', index: true },
    { id: 'dashboard', parentId: 'root', path: 'dashboard' },
    { id: 'hub', parentId: 'dashboard', index: true },
    { id: 'todo', parentId: 'dashboard', path: 'todo' },
    { id: 'preferences', parentId: 'dashboard', path: 'preferences/:what' },
    { id: 'layout', parentId: 'root' },
    { id: 'uni', parentId: 'layout', path: 'explore/uni-detail/:id' },
    { id: 'csv', parentId: 'root', path: 'explore/favourites.csv' },
    { id: 'html', parentId: 'root', path: 'account/your-data.html' },
    { id: 'rest', parentId: 'root', path: '*' },
  ].map((route) => [route.id, route]),
);
const none = {
  actions: [],
  slow: () => Promise.resolve(),
  answer: () => new Response(),
  dashboard: () => null,
  feed: () => Promise.resolve(404),
};
const fake = createFakeBuild(none);
const nothing = {
  module: '',
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};
const withEach = <With>(more: With) =>
  Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, ...more }]));
const build = {
  ...fake,
  routes: withEach({ module: { default: () => null } }),
  assets: { ...fake.assets, routes: withEach(nothing), url: '/manifest.js' },
};
const idsFor = byPart(build, (part) => Object.keys(part.routes).join(' '));

const always = ['root', 'home', 'layout', 'rest'];
const hub = [...always, 'dashboard', 'hub'];

describe('the part of a build for a path', () => {
  it.each([
    ['/dashboard', hub],
    ['/dashboard/', hub],
    ['/dashboard//', hub],
    ['/dashboard.data', hub],
    ['/dashboard/unknown', [...always, 'dashboard', 'todo']],
    ['/dashboard/todo.data', [...always, 'dashboard', 'todo']],
    ['/dashboard/preferences/x', [...always, 'dashboard', 'preferences']],
    ['/explore/uni-detail/1', [...always, 'uni']],
    ['/explore/favourites.csv', [...always, 'csv']],
    ['/account/your-data.html', [...always, 'html']],
  ])('the part for %s has only the routes that can match that path', (path, ids) => {
    expect(idsFor(path).split(' ')).toEqual(Object.keys(routes).filter((id) => ids.includes(id)));
  });

  it.each([
    '/',
    '/_root.data',
    '//dashboard',
    '/Dashboard',
    '/dash%62oard',
    '/other',
    '/constructor',
    '/dashboard/preferences/x/y',
  ])('the part for %s has all routes, because no route has a path of that shape', (path) =>
    expect(idsFor(path).split(' ')).toEqual(Object.keys(routes)),
  );

  it('a part has the same routes for pages and for scripts, and the URL of the whole manifest', () => {
    const part = byPart(build, (some) => some)('/dashboard');
    expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes));
    expect(part.assets.url).toBe('/manifest.js');
  });
});
