import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { lastChange } from './notice.ts';

export async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(lastChange(page)).toContainText('Your link is ready.');
  return page.getByRole('textbox', { name: 'Link 1' }).inputValue();
}

export async function endLink(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('End this link?');
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(lastChange(page)).toContainText('The link has ended.');
}
