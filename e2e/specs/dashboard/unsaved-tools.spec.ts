import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

const calculator = (page: Page) => page.locator('#tariff-calculator');
const search = (page: Page) => page.locator('[data-widget="GlobalCourseSearch"]');

/** Makes a small change on the hub with a button; the response updates the whole page. */
async function change(page: Page, button: string): Promise<void> {
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/dashboard'));
  await page.getByRole('button', { name: button, exact: true }).last().click();
  await (await refreshed).finished();
}

/** Hides tools in another tab. */
async function hide(other: Page, ids: readonly string[]): Promise<void> {
  await other.goto('/dashboard/arrange');
  for (const id of ids) {
    const tool = other.locator(`[data-tool="${id}"]`);
    await tool.getByRole('button', { name: /^Hide / }).click();
    await expect(tool.getByRole('button', { name: /^Add / })).toBeVisible();
  }
}

// Without scripts, no page updates automatically.
test(
  'a tool hidden in another tab stays on the page while it has unsaved input, even if the page changes',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, context, applicant }) => {
    const { control, signIn } = await applicant('start');
    await control.user({ dateOfBirth: '2000/01/01' });
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    // A click before the script has loaded reloads the page.
    await hub.hydrated();
    await hub.openWidget('Tariff');
    await expect(calculator(page)).toHaveAttribute('action', '/resources/tariff');
    await calculator(page).getByRole('button', { name: 'B 40 points', exact: true }).click();
    const total = calculator(page).locator('[data-total]');
    await expect(total).toHaveText('40');
    await hub.openWidget('GlobalCourseSearch');
    const field = search(page).locator('input[name="SearchText"]');
    await field.fill('marine biology');

    await hide(await context.newPage(), ['Tariff', 'GlobalCourseSearch', 'Notes']);
    await change(page, 'Turn adverts off');
    await expect(page.locator('[data-widget="Notes"]')).toHaveCount(0);
    await expect(field).toHaveValue('marine biology');
    await expect(total).toHaveText('40');

    // A tool without unsaved input disappears with the next change.
    await field.fill('');
    await change(page, 'Undo');
    await expect(search(page)).toHaveCount(0);
    await expect(total).toHaveText('40');

    await calculator(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(lastChange(page)).toContainText('Your grade is saved: 40 points.');
    await expect(calculator(page)).toHaveCount(0);
    expect(await control.saved('dashboardData', 'Tariff')).toMatchObject([{ grade: 'B' }]);
  },
);
