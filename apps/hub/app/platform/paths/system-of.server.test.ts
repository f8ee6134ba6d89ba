import { describe, expect, it } from 'vitest';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '#app/routes.ts';
import { preferencePages } from './preference-pages.ts';
import { systemOf } from './system-of.server.ts';
import { careerListPage, hrefTo, systemPages } from './system-pages.ts';

/** The paths of all routes, with `x` for each parameter. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    return [full.replaceAll(/:\w+/g, 'x'), ...pathsOf(children, full)];
  });
}

describe('systemOf', () => {
  it("the hub's own pages belong to no system, except the page about the membership", () => {
    const ofSystems = pathsOf(routes).filter((path) => systemOf(path) !== null);
    expect(ofSystems).toEqual(['/dashboard/totum']);
  });

  it.each([...Object.values(systemPages), ...Object.values(preferencePages), careerListPage('1')])(
    'the page $path names its system',
    ({ path, system }) => {
      expect(systemOf(path)).toBe(system);
    },
  );

  it.each([
    ['/explore/search/events?when=now', 'explore'],
    ['/explore/unis/', null],
    ['/explore', 'explore'],
    ['/explore/uni-detail/1/more', 'explore'],
    ['/coursedisplay/results?SearchText=law', null],
    ['/coursedisplay', 'search'],
    ['/totum', 'membership'],
    ['https://www.example/money', null],
    ['//evil.test/money', null],
    ['/nothing', null],
    ['mailto:a@b.example', null],
  ])('%s belongs to %s', (address, system) => {
    expect(systemOf(address)).toBe(system);
  });
});

describe('hrefTo', () => {
  it('a page has an address only if its system is not missing', () => {
    expect(hrefTo(systemPages.money, ['explore'])).toBe('/money');
    expect(hrefTo(systemPages.money, ['explore', 'website'])).toBeNull();
    expect(hrefTo(careerListPage('a b'), [])).toBe('/explore/career-list?assessmentId=a+b');
    expect(hrefTo(careerListPage('a b'), ['explore'])).toBeNull();
  });
});
