import { describe, expect, test } from 'vitest';
import { parseConfig } from '../server/config.server.ts';
import { findRedirect } from './redirects.server.ts';

const { links } = parseConfig({
  HUB_ENV: 'test',
  ACCOUNTS_URL: 'https://accounts.test',
  EXPLORE_URL: 'https://explore.test/base',
  SEARCH_URL: 'https://search.test',
});

describe('findRedirect', () => {
  test.each([
    ['/main-content', '', '/dashboard'],
    ['/dashboard/main-content', '', '/dashboard'],
    ['/preferences', '?section=study-support', '/dashboard/preferences?section=study-support'],
    ['/application/', '', '/dashboard/application'],
    ['/calendar', '?schemes=undergraduate', '/dashboard/calendar?schemes=undergraduate'],
    ['/people-like-you', '?type=al', '/dashboard/people-like-you?type=al'],
  ])('a moved path keeps its query: %s%s leads to %s', (path, search, target) => {
    expect(findRedirect(path, search, links)).toBe(target);
  });

  test('[SH-18] /notifications leads to the notifications, with its query', () => {
    expect(findRedirect('/notifications', '?page=2', links)).toBe(
      '/dashboard/notifications?page=2',
    );
  });

  test.each([
    ['/explore/for-you', '', 'https://explore.test/base/explore/for-you'],
    ['/explore', '', 'https://explore.test/base/explore'],
    ['/accounts/profile', '', 'https://accounts.test/accounts/profile'],
    ['/search/results', '?SearchText=law', 'https://search.test/search/results?SearchText=law'],
  ])('a path of another system goes to its base: %s%s leads to %s', (path, search, target) => {
    expect(findRedirect(path, search, links)).toBe(target);
  });

  test.each(['/nothing', '/explorer', '/', '/constructor', '/__proto__/x', '//evil.test/explore'])(
    'nothing is known of %s',
    (path) => {
      expect(findRedirect(path, '', links)).toBeNull();
    },
  );
});
