/** Tests popovers, tooltips, tabs and drawers while they are open. */
import { expect, type Page } from '@playwright/test';
import { open, test, violations } from './page.ts';

const inside = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return (
    box !== null &&
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= width &&
    box.y + box.height <= height
  );
};

for (const width of [320, 1280]) {
  test(`an open menu is next to its button, fits ${width} px and has no axe violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, 'index.html');
    const button = page.getByRole('button', { name: 'More for the booking of Ada Lovell' });
    await button.click();
    expect(await inside(page, '#popover-menu-panel')).toBe(true);
    const [from, to] = [
      await button.boundingBox(),
      await page.locator('#popover-menu-panel').boundingBox(),
    ];
    expect(Math.abs((from?.y ?? 0) + (from?.height ?? 0) - (to?.y ?? 0))).toBeLessThan(12);
    expect(await violations(page, '#popover-menu')).toEqual([]);
    await page.mouse.click(2, 2);
    await expect(page.locator('#popover-menu-panel')).toBeHidden();
  });
}

test('a tooltip is visible while the pointer is over its text, and closes with Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'index.html');
  const words = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'Save this course' }).hover();
  await expect(words).toBeVisible();
  expect(await inside(page, '#tooltip-save-text')).toBe(true);
  expect(await violations(page, '[data-component="tooltip"]')).toEqual([]);
  await words.hover();
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Save this course' }).hover();
  await expect(words).toBeVisible();
});

test('tabs show the section in the URL, and print shows all sections', async ({ page }) => {
  // This example is opened alone, because another example of the gallery takes focus.
  await page.goto('/single/Tabs--default.html#tabs-bus');
  await expect(page.getByRole('tab', { name: 'Bus' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'By bus' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#tabs-car'));
  await expect(page.getByRole('heading', { name: 'By car' })).toBeVisible();
  await page.getByRole('tab', { name: 'Train' }).click();
  expect(new URL(page.url()).hash).toBe('#tabs-train');
  await page.emulateMedia({ media: 'print' });
  for (const way of ['By train', 'By bus', 'By car']) {
    await expect(page.getByText(way, { exact: true })).toBeVisible();
  }
});

test('tabs that the page controls show its section, and leave the URL unchanged', async ({
  page,
}) => {
  await page.goto('/single/Tabs--controlled-by-the-page.html');
  const url = page.url();
  await expect(page.getByRole('heading', { name: 'In winter' })).toBeVisible();
  await page.getByRole('tab', { name: 'Summer' }).click();
  await expect(page.getByRole('heading', { name: 'In summer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In winter' })).toBeHidden();
  expect(page.url()).toBe(url);
});

test('a popover that the page controls reports that it opens, and can be closed', async ({
  page,
}) => {
  await open(page, 'index.html');
  await expect(page.getByText('The help is closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByText('The help is open.')).toBeVisible();
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText('The help is closed.')).toBeVisible();
  await expect(page.locator('#popover-help-panel')).toBeHidden();
});

test('a menu closes after one of its actions, and its button has the focus', async ({ page }) => {
  await open(page, 'index.html');
  const button = page.getByRole('button', { name: 'More for the booking of Ada Lovell' });
  await button.click();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.locator('#popover-menu-panel')).toBeHidden();
  await expect(button).toBeFocused();
});

test('scrolling over a focused number field leaves its value unchanged', async ({ page }) => {
  await open(page, 'index.html');
  const field = page.getByRole('spinbutton').first();
  await field.fill('3');
  await field.hover();
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await page.mouse.wheel(0, 120);
  await expect.poll(top).toBeGreaterThan(before);
  await expect(field).toHaveValue('3');
  await expect(field).toBeFocused();
  await expect(field).toBeEditable();
});

test('a drawer fills the height of the screen at its end edge, and has no axe violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await open(page, 'index.html');
  await page.getByRole('link', { name: 'Filter the visits' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter the visits' });
  const right = await drawer.boundingBox();
  expect([right?.y, right?.height, (right?.x ?? 0) + (right?.width ?? 0)]).toEqual([0, 640, 1280]);
  expect(await violations(page, '#drawer-filters')).toEqual([]);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect((await drawer.boundingBox())?.x).toBe(0);
});

test('a password is hidden again before its form is submitted', async ({ page }) => {
  await open(page, 'index.html');
  const field = page.getByLabel('Password', { exact: true });
  await field.evaluate((input) => {
    const root = input.closest('[data-component]');
    const form = document.createElement('form');
    root?.replaceWith(form);
    form.append(root ?? '');
    form.addEventListener('submit', (event) => event.preventDefault());
  });
  await field.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(field).toHaveAttribute('type', 'text');
  await field.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('secret');
});

test('a dialog that is reopened before its close event remains open', async ({ page }) => {
  await open(page, 'index.html');
  await page.getByRole('button', { name: 'Rename this note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this note?' });
  await dialog.evaluate(async (element: HTMLDialogElement) => {
    const closed = new Promise((resolve) => {
      element.addEventListener('close', resolve, { once: true });
    });
    const press = async (name: string) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === name)?.click();
      // React handles a click before the next task starts. The close event fires in a later task.
      await Promise.resolve();
    };
    await press('Cancel');
    await press('Rename this note');
    await closed;
    await new Promise(requestAnimationFrame);
  });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
});
