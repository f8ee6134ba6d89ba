import { expect, it } from 'vitest';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { parseConfig } from './config.server.ts';
import { findHref, missingSystems, withoutDeadLinks, withPage } from './missing-systems.server.ts';

const config = parseConfig({
  PUBLIC_URL: 'http://127.0.0.1:3000',
  WEBSITE_URL: 'none',
  MEMBERSHIP_URL: 'none',
});

it('a system without an address counts as missing', () => {
  expect(missingSystems(config)).toEqual(['website', 'membership']);
  expect(missingSystems(parseConfig({}))).toEqual([]);
});

it("an address with the hub's own origin is checked like a path", () => {
  expect(findHref('http://127.0.0.1:3000/money', config)).toBeNull();
  expect(findHref('http://127.0.0.1:3000/help', config)).toBe('http://127.0.0.1:3000/help');
  expect(findHref('http://127.0.0.1:30001/money', config)).toBe('http://127.0.0.1:30001/money');
  expect(findHref(systemPages.membership, config)).toBeNull();
});

it('an address from an API becomes a link unless its system is missing', () => {
  expect(findHref('/ucas/articles/1?a=b#c', config)).toBeNull();
  expect(findHref('/explore/unis', config)).toBe('/explore/unis');
  expect(findHref('https://www.example/money', config)).toBe('https://www.example/money');
});

it('items that lead to a missing page are left out', () => {
  const items = [{ url: '/ucas/articles/1' }, { url: '/explore/search' }];
  expect(withPage(items, config)).toEqual([{ url: '/explore/search' }]);
});

it('items with other content remain, without their link to a missing page', () => {
  const items = [{ url: '/ucas/articles/1' }, { url: '/explore/search' }, { url: null }];
  expect(withoutDeadLinks(items, config)).toEqual([
    { url: null },
    { url: '/explore/search' },
    { url: null },
  ]);
});
