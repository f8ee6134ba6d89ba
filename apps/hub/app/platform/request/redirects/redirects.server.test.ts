import { describe, expect, test } from 'vitest';
import { parseConfig } from '#app/platform/server/config/config.server.ts';
import { findRedirect } from './redirects.server.ts';

const { links } = parseConfig({
  HUB_ENV: 'test',
  ACCOUNTS_URL: 'https://accounts.test',
  EXPLORE_URL: 'https://explore.test/base',
  SEARCH_URL: 'https://search.test',
  SERVICES_WEB_URL: 'https://services.test',
  CAREERS_WEB_URL: 'https://careers.test',
  WEBSITE_URL: 'https://website.test',
});

describe('findRedirect', () => {
  test.each([
    ['/main-content', '', '/dashboard'],
    ['/dashboard/main-content', '', '/dashboard'],
    ['/preferences', '?section=study-support', '/dashboard/preferences?section=study-support'],
    ['/application/', '', '/dashboard/application'],
    ['/calendar', '?schemes=undergraduate', '/dashboard/calendar?schemes=undergraduate'],
    ['/people-like-you', '?type=al', '/dashboard/people-like-you?type=al'],
  ])(
    'the redirect of a moved path preserves its query: %s%s redirects to %s',
    (path, search, target) => {
      expect(findRedirect(path, search, links)).toBe(target);
    },
  );

  test('[SH-18] /notifications redirects to the notifications, with its query', () => {
    expect(findRedirect('/notifications', '?page=2', links)).toBe(
      '/dashboard/notifications?page=2',
    );
  });

  test.each([
    ['/explore/what-to-do', '', 'https://explore.test/base/explore/what-to-do'],
    ['/explore', '', 'https://explore.test/base/explore'],
    ['/accounts/profile', '', 'https://accounts.test/accounts/profile'],
    ['/search/results', '?SearchText=law', 'https://search.test/search/results?SearchText=law'],
  ])(
    'a path of another system redirects to its base: %s%s redirects to %s',
    (path, search, target) => {
      expect(findRedirect(path, search, links)).toBe(target);
    },
  );

  test.each([
    ['/calendar', '', '/dashboard/calendar'],
    ['/people-like-you', '', '/dashboard/people-like-you'],
    [
      '/explore/career-list',
      '?assessmentId=1',
      'https://explore.test/base/explore/career-list?assessmentId=1',
    ],
    ['/explore/career-compass', '', 'https://explore.test/base/explore/career-compass'],
    ['/explore/search/events', '', 'https://explore.test/base/explore/search/events'],
    [
      '/explore/search/statement-guides',
      '',
      'https://explore.test/base/explore/search/statement-guides',
    ],
    [
      '/search/frequently-asked-questions',
      '',
      'https://search.test/search/frequently-asked-questions',
    ],
    ['/search/results', '', 'https://search.test/search/results'],
    ['/cvbuilder/form', '', 'https://careers.test/cvbuilder/form'],
    ['/what-are-my-options', '', 'https://careers.test/what-are-my-options'],
    ['/ucas/events-training', '', 'https://website.test/ucas/events-training'],
  ])('[SH-29] the path %s%s redirects to %s', (path, search, target) => {
    expect(findRedirect(path, search, links)).toBe(target);
  });

  test("[SH-28] the path of the Clearing learners' area redirects to the system that serves it", () => {
    expect(findRedirect('/clearingplus/learners/', '', links)).toBe(
      'https://services.test/clearingplus/learners/',
    );
  });

  test.each(['/money/fees', '/ucas/x', '/undergraduate'])(
    'a path of a system that is not configured has no redirect: %s',
    (path) => {
      expect(findRedirect(path, '', { ...links, website: null })).toBeNull();
    },
  );

  test.each(['/nothing', '/explorer', '/', '/constructor', '/__proto__/x', '//evil.test/explore'])(
    'an unknown path has no redirect: %s',
    (path) => {
      expect(findRedirect(path, '', links)).toBeNull();
    },
  );
});
