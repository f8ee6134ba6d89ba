import type { Page } from './page.ts';

export const applyWidget = (page: Page) => page.part('[data-widget="Apply"]');

export const tile = (page: Page, scheme: 'ug' | 'uc' | 'startNew') =>
  page.part(`[data-tile="${scheme}"]`);

export const tiles = (page: Page) => page.parts('[data-tile]');

/** The status of each tile, by the tile's id. */
export const statuses = (page: Page): Record<string, string> =>
  Object.fromEntries(
    tiles(page).map(({ dataset }) => [dataset['tile'] ?? '', dataset['status'] ?? '']),
  );

/** The content under a heading, for content that is not in a landmark. */
export const under = (page: Page, name: string): HTMLElement =>
  page.getByRole('heading', { level: 2, name }).parentElement!;
