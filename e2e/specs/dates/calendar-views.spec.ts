import type { Page } from '@playwright/test';
import { scriptsReady } from '../../fixtures/after-scripts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openFilters } from '../../pages/calendar-page.ts';

const dates = (page: Page) => page.getByRole('region', { name: 'Dates', exact: true });

test.describe('dates by month and by day', () => {
  test('[EXT-35] the month view is a table that links to its days, and the views preserve the filters', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    await (await applicant('conservatoire')).signIn();
    await page.goto('/dashboard/calendar');
    const views = page.getByRole('navigation', { name: 'How to show the dates' });
    await expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
    // Reads the day of the two auditions from the list, because it depends on the date of the test
    // run.
    const when = dates(page).getByRole('listitem').filter({ hasText: 'Quarry Hill, Leeds' });
    const [, day = '', month = ''] = /(\d+) (\w+),/.exec(await when.first().innerText()) ?? [];

    await views.getByRole('link', { name: 'Month' }).click();
    await expect(page).toHaveURL(/view=month/);
    const later = dates(page).getByRole('link', { name: /^Later: / });
    if (!(await dates(page).getByRole('table').innerText()).startsWith(month)) await later.click();
    const table = dates(page).getByRole('table', { name: new RegExp(`^${month} \\d{4}$`) });
    await expect(table.getByRole('columnheader')).toHaveCount(7);
    await expectAccessible();

    const link = table.getByRole('link', {
      name: new RegExp(`^${day} ${month}(, today)?: [2-9] dates$`),
    });
    await link.click();
    await expect(dates(page).getByRole('heading', { level: 2 })).toContainText(`${day} ${month}`);
    const rows = dates(page).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Quarry Hill, Leeds' }).first()).toContainText(
      'On the same day as',
    );
    await expect(rows.filter({ hasText: 'Renfrew Street, Glasgow' }).first()).toBeVisible();

    if (scripts) await scriptsReady(page);
    await openFilters(page);
    await page.getByRole('checkbox', { name: 'Undergraduate' }).uncheck();
    await page.getByRole('checkbox', { name: 'Postgraduate' }).check();
    if (!scripts) await page.getByRole('button', { name: 'Show dates' }).click();
    await expect(page).toHaveURL(
      /schemes=postgraduate.*view=month|view=month.*schemes=postgraduate/,
    );
    await expect(rows.filter({ hasText: 'Quarry Hill, Leeds' }).first()).toBeVisible();

    await views.getByRole('link', { name: 'Day' }).click();
    await expect(dates(page).getByRole('heading', { level: 2 })).toContainText(`${day} ${month}`);
    await expect(page.getByText(/^Show dates for: /)).toContainText('Postgraduate');
    await dates(page)
      .getByRole('link', { name: /^Earlier: / })
      .click();
    await expect(dates(page).getByRole('heading', { level: 2 })).not.toContainText(
      `${day} ${month}`,
    );
    await expectAccessible();
  });

  test(
    '[EXT-35] the month view fits a small screen, and each day is a large enough touch target',
    { tag: ['@once', '@scripts'] },
    async ({ page, applicant }) => {
      await (await applicant('conservatoire')).signIn();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/dashboard/calendar?view=month');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      const cell = await dates(page).getByRole('table').getByRole('cell').nth(8).boundingBox();
      expect(cell?.width).toBeGreaterThanOrEqual(24);
      expect(cell?.height).toBeGreaterThanOrEqual(44);
    },
  );
});
