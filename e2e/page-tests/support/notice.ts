import type { Page } from './page.ts';
import { textOf } from './text.ts';

/** What a page says of the last change: without scripts, in the part that was pressed. */
export const lastChange = (page: Page): string =>
  page.getAllByRole('status', { name: 'Your last change' }).map(textOf).join(' ').trim();
