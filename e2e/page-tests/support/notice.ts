import type { Page } from './page.ts';
import { textOf } from './text.ts';

/** The message about the last change: without scripts, next to the pressed button. */
export const lastChange = (page: Page): string =>
  page.getAllByRole('status', { name: 'Your last change' }).map(textOf).join(' ').trim();
