import { expect, test } from 'vitest';
import { keepsScroll } from './scroll.ts';

const address = (path: string) => {
  const { pathname, search } = new URL(path, 'http://hub');
  return { pathname, search };
};

test.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard', '/dashboard?favourites=unis', true],
  ['/dashboard', '/dashboard/preferences', false],
  ['/dashboard/preferences', '/dashboard', false],
  ['/dashboard/people-like-you', '/dashboard/people-like-you', false],
  ['/coursedisplay/results', '/coursedisplay/results?page=2', false],
  ['/coursedisplay/results?page=2', '/coursedisplay/results?page=2&sort=start', true],
])('[SH-39] a navigation from %s to %s preserves the scroll position: %s', (from, to, keeps) => {
  expect(keepsScroll(address(from), address(to))).toBe(keeps);
});
