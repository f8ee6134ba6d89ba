import type { Locator, Page } from '@playwright/test';

/**
 * The message about the last change: in the notice area or, without scripts, next to the pressed
 * button. It is found by its role, because text inside `noscript` is not matched.
 */
export const lastChange = (page: Page): Locator =>
  page.getByRole('status', { name: 'Your last change' });
