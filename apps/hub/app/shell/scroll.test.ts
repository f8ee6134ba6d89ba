import { expect, test } from 'vitest';
import { keepsScroll } from './scroll.ts';

test.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard', '/dashboard/preferences', false],
  ['/dashboard/preferences', '/dashboard', false],
  ['/dashboard/people-like-you', '/dashboard/people-like-you', false],
])('[SH-39] from %s to %s keeps the scroll position: %s', (from, to, keeps) => {
  expect(keepsScroll(from, to)).toBe(keeps);
});
