import { expect, test } from 'vitest';
import { parseConfig } from '#app/platform/server/config/config.server.ts';
import { findRedirectUrl } from './redirect-url.server.ts';

const config = parseConfig({
  HUB_ENV: 'test',
  PUBLIC_URL: 'http://127.0.0.1:3000',
  EXPLORE_URL: 'https://explore.test',
  APPLY_NEW_URL_TEMPLATE: 'https://apply.test/{year}/{scheme}',
});

test.each([
  '/dashboard/preferences',
  'http://127.0.0.1:3000/dashboard',
  'https://explore.test/x',
  'https://apply.test/2027/ug',
])('[SH-46] the redirect to %s is followed', (url) => {
  expect(findRedirectUrl(url, config)).toBe(url);
});

test.each([null, '', 'nonsense', '//evil.test', 'https://evil.test', 'javascript:alert(1)'])(
  '[SH-46] the redirect to %s is ignored',
  (url) => {
    expect(findRedirectUrl(url, config)).toBeNull();
  },
);

test('a redirect to a page that the hub does not have is ignored', () => {
  const without = parseConfig({ HUB_ENV: 'test', WEBSITE_URL: 'none', TRACK_URL_TEMPLATE: 'none' });
  expect(findRedirectUrl('/money', without)).toBeNull();
  expect(findRedirectUrl('/dashboard', without)).toBe('/dashboard');
});
