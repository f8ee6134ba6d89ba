import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const margin = '10mm';

/** The number of A4 pages for a printed screen. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe('printed pages', { tag: '@once' }, () => {
  for (const persona of ['start', 'waiting', 'offers', 'both', 'heavy']) {
    test(`[EXT-39] the dashboard of ${persona} prints statuses and dates on at most two sheets`, async ({
      page,
      applicant,
    }) => {
      await (await applicant(persona)).signIn();
      await page.goto('/dashboard');
      const sheets = await sheetsOf(page);
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-tile]').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Dates and deadlines' })).toBeVisible();
      for (const name of ['Your feed', 'You might also like', 'Notes']) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeHidden();
      }
    });
  }

  test('[EXT-39] a printed shortlist has no empty places', async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    await page.goto('/explore/favourites');
    const places = page.locator('#shortlist ol > li');
    await expect(places.filter({ visible: true })).toHaveCount(5);
    await page.emulateMedia({ media: 'print' });
    await expect(places.filter({ visible: true })).toHaveCount(2);
  });

  for (const [path, most, persona = 'waiting'] of [
    ['/dashboard/calendar', 3],
    ['/explore/favourites', 1],
    ['/explore/favourites/compare', 2],
    ['/dashboard/adviser', 2],
    ['/dashboard/todo', 2],
    ['/dashboard/todo', 2, 'offers'],
    ['/coursedisplay/courses/l14-psychology', 2],
    ['/explore/uni-detail/10007768', 3],
  ] as const) {
    test(`[EXT-39] ${path} of ${persona} prints on at most ${most} sheets`, async ({
      page,
      applicant,
    }) => {
      await (await applicant(persona)).signIn();
      await page.goto(path);
      const sheets = await sheetsOf(page);
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThanOrEqual(most);
    });
  }
});
