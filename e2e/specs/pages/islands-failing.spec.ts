import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const island = (page: Page) => page.locator('[data-island="widget"]');
const calculator = (page: Page) => page.locator('#tariff-calculator');
const total = (page: Page) => calculator(page).locator('[data-total]');
const subject = (page: Page) => calculator(page).getByLabel('Another subject');
const gradeA = (page: Page) =>
  calculator(page).getByRole('button', { name: 'A 48 points', exact: true });

/** Removes a function that the calculator needs when a grade is pressed. */
const breakCalculator = (page: Page) =>
  page.evaluate(() => void Reflect.deleteProperty(Array.prototype, 'at'));

test.describe('an island that throws after it is live', { tag: ['@scripts', '@anywidth'] }, () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/\.at is not a function/));

  test('the island becomes a working plain form, and preserves the input and the focus', async ({
    page,
    applicant,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await page.goto('/dashboard?widget=Tariff');
    await expect(island(page)).toHaveAttribute('data-live');
    await breakCalculator(page);
    await subject(page).fill('Music technology');
    await gradeA(page).click();
    await expect(island(page)).toHaveAttribute('data-plain', 'failed');
    await expect(island(page)).not.toHaveAttribute('data-live');
    await expect(subject(page)).toHaveValue('Music technology');
    await expect(gradeA(page)).toBeFocused();
    await expect(page.locator('[data-island="lateNote"]')).toContainText(
      'Something went wrong on this page',
    );

    await calculator(page).getByRole('button', { name: 'Clear saved grades' }).click();
    await expect.poll(() => control.saved('dashboardData', 'Tariff')).toEqual([]);
    await expect(total(page)).toHaveText('0');
  });

  test('the plain HTML is replaced when newer HTML arrives', async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await page.goto('/dashboard?widget=Tariff');
    await expect(island(page)).toHaveAttribute('data-live');
    await breakCalculator(page);
    await gradeA(page).click();
    await expect(island(page)).toHaveAttribute('data-plain', 'failed');
    await expect(total(page)).toHaveText('128');

    const nothing = { collection: 'dashboardData', name: 'Tariff', data: '[]' };
    await control.user({ settings: [nothing] });
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(total(page)).toHaveText('0');
  });
});
