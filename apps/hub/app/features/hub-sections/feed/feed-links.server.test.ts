import { describe, expect, it } from 'vitest';
import { feedItems } from '@applicant-hub/domain';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { findRedirect } from '#app/platform/request/redirects/redirects.server.ts';
import routes from '#app/routes.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';

function ownPaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    return [full, ...ownPaths(children, full)];
  });
}

describe('feed links', () => {
  const { links } = createTestSite().config;
  const own = ownPaths(routes);
  const isKnown = (path: string) => own.includes(path) || findRedirect(path, '', links) !== null;

  it('every feed link leads to a page of the hub, or is in the redirect table', () => {
    const pages = Object.values(feedItems).flatMap(({ link }) =>
      link.to === 'page' ? [link.path] : [],
    );
    expect([...new Set(pages)].filter((path) => !isKnown(path))).toEqual([]);
  });

  it.each([systemPages.studentLife, systemPages.money, systemPages.howToApply])(
    '[SH-11] the guide $path is a link target',
    ({ path }) => {
      expect(isKnown(path)).toBe(true);
    },
  );
});
