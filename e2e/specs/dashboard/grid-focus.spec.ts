import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

const small = { width: 360, height: 740 };

test.describe('a widget in focus', () => {
  const frame = (page: Page) => page.locator('[data-focus]');

  /** Expects the Tab key to cycle within the widget. This needs the widget's script. */
  async function expectCycle(page: Page): Promise<void> {
    const back = page.getByRole('link', { name: 'Back to Hub' });
    await expect(async () => {
      await back.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(back).not.toBeFocused({ timeout: 500 });
      await expect(frame(page).locator(':focus')).toHaveCount(1, { timeout: 500 });
      await page.keyboard.press('Tab');
      await expect(back).toBeFocused({ timeout: 500 });
    }).toPass();
  }

  test(
    '[SH-14][APP-103] on a small screen, the Apply widget is shown alone, and has another URL in Clearing mode',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant, scripts, expectAccessible }) => {
      const { control, signIn } = await applicant('clearing');
      await signIn();
      await page.setViewportSize(small);
      const hub = new HubPage(page);
      await hub.open('?widget=Apply');
      await expect(frame(page)).toHaveAttribute('data-focus', 'Apply');
      await expect(hub.widget).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your tools' })).toBeHidden();
      await expectAccessible();

      await control.pageState({ applyMode: { ug: 'clearing' } });
      if (scripts) {
        await hub.hydrated();
        await hub.checkAgain.click();
        await expect(page).toHaveURL(/widget=ApplyClearingUndergraduate/);
      } else {
        await page.reload();
      }
      await expect(frame(page)).toHaveAttribute('data-focus', 'ApplyClearingUndergraduate');
      await expect(hub.widget).toBeVisible();

      await control.pageState({ applyMode: { ug: 'default' } });
      await hub.open('?widget=ApplyClearingUndergraduate');
      await expect(frame(page)).toHaveAttribute('data-focus', 'Apply');
      if (scripts) await expect(page).toHaveURL(/widget=Apply$/);

      await page.getByRole('link', { name: 'Back to Hub' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible();
    },
  );

  test(
    '[APP-103] on a large screen, all widgets are shown even if the URL names one widget',
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('start')).signIn();
      await page.setViewportSize({ width: 1280, height: 900 });
      await new HubPage(page).open('?widget=Apply');
      await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Hub' })).toBeHidden();
    },
  );

  test(
    '[GRD-12] Tab cycles within a tool in a browser without checkVisibility',
    { tag: ['@scripts', '@once'] },
    async ({ page, applicant }) => {
      // Safari before 17.4 does not have this method.
      await page.addInitScript(() => {
        Object.assign(Element.prototype, { checkVisibility: undefined });
      });
      await (await applicant('start')).signIn();
      await page.setViewportSize(small);
      await new HubPage(page).open('?widget=Notes');
      await expectCycle(page);
    },
  );

  test(
    '[GRD-8][GRD-9][GRD-10][GRD-11][GRD-12] notes on their own page trap the focus, preserve the text, and link back',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant, scripts }) => {
      await (await applicant('start')).signIn();
      await page.setViewportSize({ width: 1280, height: 900 });
      await new HubPage(page).open();
      const write = page.getByRole('link', { name: 'Write your first note' });
      await write.click();
      const back = page.getByRole('link', { name: 'Back to Hub' });
      const text = page.locator('[data-widget="Notes"] textarea');
      await expect(frame(page)).toHaveAttribute('data-focus', 'Notes');
      await expect(page.getByRole('region', { name: 'Your tools' })).toHaveCount(0);
      await text.fill('Open day in Leeds');

      if (scripts) {
        await expectCycle(page);
        await page.setViewportSize(small);
        const dialog = page.getByRole('dialog', { name: 'Notes' });
        await expect(dialog).toBeVisible();
        await expect(page.locator('[data-component="app-header"]')).toBeHidden();
        await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(0);
        await expect(text).toHaveValue('Open day in Leeds');

        await expectCycle(page);

        await page.setViewportSize({ width: 1280, height: 900 });
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(text).toHaveValue('Open day in Leeds');
        await page.keyboard.press('Escape');
        await expect(
          page.locator('[data-widget="Notes"] a[href*="widget=Notes"]').first(),
        ).toBeFocused();
      } else {
        await back.click();
      }
      await expect(page).toHaveURL(/\/dashboard$/);

      await page.goto('/dashboard?widget=CVBuilder');
      const tools = page.getByRole('region', { name: 'Your tools' });
      for (const width of [1280, 1700]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(tools).toBeVisible();
        await expect(frame(page)).toHaveCount(0);
      }
    },
  );
});
