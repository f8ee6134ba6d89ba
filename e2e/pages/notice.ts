import type { Locator, Page } from '@playwright/test';

/**
 * What a page says of the last change: in its notice area, or without scripts in the part that was
 * pressed. It is found by its role, for text inside a `noscript` is not looked at.
 */
export const lastChange = (page: Page): Locator =>
  page.getByRole('status', { name: 'Your last change' });
