/** Tests when the count is announced, and how the count changes without typing. */
import { expect, type Page } from '@playwright/test';
import { open, test, violations } from './page.ts';

const parts = (page: Page) => {
  const field = page.locator('[data-component="character-count"]').first();
  return { field, text: field.getByRole('textbox'), status: field.getByRole('status') };
};

test('the count is announced one second after the last key press and not earlier', async ({
  page,
}) => {
  await page.clock.install({ time: '2027-03-17T09:00:00Z' });
  await open(page, 'index.html');
  await page.clock.pauseAt('2027-03-17T10:00:00Z');
  const { field, text, status } = parts(page);
  await expect(field).toContainText('You have 200 characters left');
  await page.clock.runFor(5_000);
  await expect(status).toBeEmpty();
  await text.pressSequentially('ab');
  await expect(field).toContainText('You have 198 characters left');
  await page.clock.runFor(900);
  await text.press('c');
  await page.clock.runFor(900);
  await expect(status).toBeEmpty();
  await page.clock.runFor(100);
  await expect(status).toHaveText('You have 197 characters left');
});

test('the field accepts more than the limit and shows the excess, in every theme', async ({
  page,
}) => {
  await open(page, 'index.html');
  const { field, text } = parts(page);
  await text.fill('x'.repeat(203));
  await expect(text).toHaveValue('x'.repeat(203));
  await expect(field.getByText('You have 3 characters too many').locator('svg')).toBeVisible();
  await expect(text).toHaveAccessibleDescription(/You have 3 characters too many$/);
  expect(await violations(page, '[data-component="character-count"]')).toEqual([]);
});

test('the count is updated when the form is reset', async ({ page }) => {
  await open(page, 'index.html');
  const { field, text } = parts(page);
  await field.evaluate((root) => {
    const form = document.createElement('form');
    root.replaceWith(form);
    form.append(root);
  });
  await text.fill('abc');
  await expect(field).toContainText('You have 197 characters left');
  await page.locator('form', { has: text }).evaluate((form: HTMLFormElement) => form.reset());
  await expect(field).toContainText('You have 200 characters left');
});
