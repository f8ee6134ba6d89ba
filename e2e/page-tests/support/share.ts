import { expect } from 'vitest';
import { browser } from './applicant.ts';
import { lastChange } from './notice.ts';
import type { Page } from './page.ts';

export async function makeLink(page: Page): Promise<{ page: Page; link: string }> {
  const made = await page.press(page.getByRole('button', { name: 'Make the link' }));
  expect(lastChange(made)).toContain('Your link is ready.');
  const field = made.getByRole<HTMLInputElement>('textbox', { name: 'Link 1' });
  return { page: made, link: field.value };
}

export const openAsStranger = (link: string): Promise<Response> =>
  browser().visitor.request(link, { headers: { Accept: 'text/html' } });

/**
 * Checks that a link's page is neither cached nor indexed, does not leak its address, and sets no
 * cookie.
 */
export function expectPrivate({ headers }: Response): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  expect(headers.getSetCookie()).toEqual([]);
}
