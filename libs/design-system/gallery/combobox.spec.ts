import { expect, type Page } from '@playwright/test';
import { open, test, violations } from './page.ts';

test.describe('a combobox', () => {
  const parts = (page: Page) => ({
    field: page.getByRole('combobox', { name: 'Town', exact: true }),
    list: page.getByRole('listbox', { name: 'Towns' }),
    option: (name: string) => page.getByRole('option', { name }),
    status: page
      .locator('[data-component="combobox"]')
      .filter({ has: page.locator('#combobox-town') })
      .getByRole('status'),
  });

  test('the Escape key closes the list of a combobox, but not the surrounding dialog', async ({
    page,
  }) => {
    await open(page, 'index.html');
    const { field, list } = parts(page);
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      dialog?.append(document.querySelector('[data-example="Combobox/default"]') ?? '');
      dialog?.showModal();
    });
    await field.focus();
    await page.keyboard.type('b');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  });

  test('the keyboard moves through the suggestions while the field has focus', async ({ page }) => {
    await open(page, 'index.html');
    const { field, list, option, status } = parts(page);
    await field.focus();
    await expect(status).toHaveText('Type the first letters of a town.');
    await page.keyboard.type('b');
    await expect(option('Bath')).toBeVisible();
    await expect(status).toHaveText('4 towns found. Choose with the arrow keys.');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).not.toHaveAttribute('aria-activedescendant');

    const expectActive = async (name: string) => {
      await expect(list.locator('[aria-selected="true"]')).toContainText(name);
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await option(name).getAttribute('id')) ?? '',
      );
      await expect(field).toBeFocused();
    };
    await page.keyboard.press('ArrowDown');
    await expectActive('Bangor');
    await page.keyboard.press('ArrowUp');
    await expectActive('Brighton');
    await page.keyboard.press('ArrowDown');
    await expectActive('Bangor');
    for (const key of ['Home', 'End']) {
      await page.keyboard.press(key);
      await expect(list.locator('[aria-selected="true"]')).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expectActive('Bangor');
    }

    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('b');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expectActive('Bath');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Bath');
    await expect(list).toBeHidden();
    await expect(field).toBeFocused();
  });

  test('a combobox accepts a clicked suggestion, and any other text', async ({ page }) => {
    await open(page, 'index.html');
    const { field, list, option, status } = parts(page);
    await field.fill('be');
    await option('Belfast').click();
    await expect(field).toHaveValue('Belfast');
    await expect(field).toBeFocused();
    await field.fill('Zennor');
    await expect(status).toHaveText('No town found.');
    await field.fill('error');
    await expect(status).toHaveText('We could not look that up.');
    await field.fill('br');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('br');
  });

  test('the button of a combobox starts a search immediately', async ({ page }) => {
    await open(page, 'index.html');
    await page.getByRole('button', { name: 'Find town' }).click();
    await expect(page.getByRole('listbox', { name: 'Towns' }).getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: 'Town where you study' })).toBeFocused();
  });

  test('an open combobox has no axe violation in any theme, and fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, 'index.html');
    const { field, option } = parts(page);
    await field.fill('b');
    await expect(option('Bath')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const box = await option('Bath').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect(await violations(page, '[data-component="combobox"]')).toEqual([]);
  });

  test('the active suggestion is visible in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, 'index.html');
    const { field, option } = parts(page);
    await field.fill('b');
    await expect(option('Bath')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant');
    const edge = (name: string) =>
      option(name).evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(await edge('Bangor')).not.toBe(await edge('Bath'));
  });
});
