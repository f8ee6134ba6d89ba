import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { TabPanel } from './TabPanel.tsx';
import type { FavouritesView } from './view-types.ts';

const guide = (title: string): FavouritesView['guides'][number] => ({
  kind: 'unis',
  ref: { id: title },
  title,
  href: null,
  picture: null,
  summary: '',
});

const html = (...titles: string[]) => {
  const state = titles.length === 0 ? 'empty' : 'ready';
  const place = { lat: 52.6, lng: -1.1 };
  const points = titles.map((name) => ({ id: name, name, href: '/', place }));
  const view: FavouritesView = {
    tab: 'unis',
    counts: null,
    state,
    problem: null,
    courses: [],
    guides: titles.map(guide),
    total: titles.length,
    missing: 0,
    isUnread: false,
    map: { points, home: null, homeLabel: null, tileUrl: null },
  };
  return renderPage(<TabPanel view={view} />, '/dashboard');
};

it('the map of a single favourite is collapsed below it, and the map of several is next to them', async () => {
  const [single, several] = [await html('Leeds'), await html('Leeds', 'York')];
  for (const page of [single, several]) expect(page).toContain('Show the map</summary>');
  expect(single).not.toMatch(/data-columns="2-1"|data-panel/);
  expect(several).toMatch(/data-columns="2-1".*data-panel="true"/s);
});

it('the button of an empty tab is less prominent than the button of the application', async () => {
  expect(await html()).toMatch(/data-variant="secondary"[^>]*>Choose some favourites</);
});
