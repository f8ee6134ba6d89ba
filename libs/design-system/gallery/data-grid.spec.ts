/**
 * Tests the data grid as links and forms, and its enhancement on a page that the user has already
 * changed.
 */
import { expect, type Page } from '@playwright/test';
import { open, openWith, test, violations } from './page.ts';

const parts = (page: Page) => {
  const grid = page.locator('#grid-bookings');
  return {
    grid,
    tick: (visitor: string) => grid.getByLabel(`Select the booking of ${visitor}`),
    names: () => grid.getByRole('rowheader').allTextContents(),
  };
};

const query = (page: Page) => new URL(page.url()).search;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each state has a separate URL, and a form adds its input to the URL', async ({ page }) => {
    await page.goto('/index.html');
    const { grid } = parts(page);
    await grid.getByRole('link', { name: 'Seats' }).click();
    expect(query(page)).toBe('?sort=seats');
    await page.goto('/index.html');
    await grid.getByRole('link', { name: 'Page 2' }).click();
    expect(query(page)).toBe('?page=2');

    // This grid is sorted and filtered and has a hidden column.
    const other = page.locator('#grid-page');
    await other.getByRole('searchbox').fill('b');
    await other.getByRole('searchbox').press('Enter');
    expect(query(page)).toBe('?sort=visitor&column=seats&filter=b');
    await other.getByText('Columns', { exact: true }).click();
    await other.getByRole('checkbox', { name: 'Campus' }).check();
    await other.getByRole('button', { name: 'Show columns' }).click();
    expect(query(page)).toBe('?filter=a&sort=visitor&column=campus&column=seats');
    await other.getByRole('link', { name: 'Show all' }).click();
    expect(query(page)).toBe('?sort=visitor&column=seats');
  });

  test('the button submits the ticked rows', async ({ page }) => {
    await page.goto('/index.html');
    const { grid, tick } = parts(page);
    await tick('Ada Lovell').check();
    await tick('Carys Pugh').check();
    const sent = page.waitForRequest(/\/cancel/);
    await grid.getByRole('button', { name: 'Cancel bookings' }).click();
    expect(new URL((await sent).url()).search).toBe('?booking=b1&booking=b3');
  });
});

test('rows that were ticked before the script loaded remain ticked and are counted', async ({
  page,
}) => {
  await openWith(page, 'never', 'index.html');
  const { grid, tick } = parts(page);
  await tick('Ben Okoro').check();
  await page.addScriptTag({ type: 'module', url: '/gallery.js' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(grid.getByText('1 selected')).toBeVisible();
  await expect(tick('Ben Okoro')).toBeChecked();
});

test('the browser handles a click with a modifier key, without the script', async ({
  page,
  context,
}) => {
  await open(page, 'index.html');
  const { grid, names } = parts(page);
  const before = await names();
  await Promise.all([
    context.waitForEvent('page'),
    grid.getByRole('link', { name: 'Seats' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  expect(await names()).toEqual(before);
});

test('an empty result replaces the table, and the grid has no axe violation with all panels open', async ({
  page,
}) => {
  await open(page, 'index.html');
  const { grid } = parts(page);
  await grid.getByText('Columns', { exact: true }).click();
  await grid.getByLabel('Select all rows of this page').check();
  expect(await violations(page, '#grid-bookings')).toEqual([]);
  await grid.getByRole('searchbox').fill('nobody');
  await grid.getByRole('searchbox').press('Enter');
  await expect(grid.getByText('No rows found')).toBeVisible();
  await expect(grid.getByRole('table')).toHaveCount(0);
  // The ticked rows are not visible any more, but the form still submits them.
  await expect(grid.getByText('3 selected')).toBeVisible();
  expect(await violations(page, '#grid-bookings')).toEqual([]);
});
