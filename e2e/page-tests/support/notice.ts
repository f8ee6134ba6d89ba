import type { Page } from './page.ts';
import { textOf } from './text.ts';

export const lastChange = (page: Page): string =>
  page.getAllByRole('status', { name: 'Your last change' }).map(textOf).join(' ').trim();
