import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { endLink, makeLink } from '../../pages/share-page.ts';

const COMPARE = '/explore/favourites/compare';

const rowsOf = (page: Page) =>
  page
    .getByRole('region', { name: /courses side by side/ })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

const personalFacts = /^(From home|Your )/;

test.describe('a shared comparison', () => {
  test('[EXT-38] anyone with the link sees the courses and nothing about the applicant until the link is revoked', async ({
    page,
    applicant,
    scripts,
    browser,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    const { control, signIn } = await applicant('heavy');
    await signIn();
    await page.goto(COMPARE);
    const own = await rowsOf(page).allTextContents();
    expect(own.filter((row) => personalFacts.test(row)).length).toBeGreaterThanOrEqual(2);
    await page.getByRole('link', { name: 'Share by a link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share this comparison');
    const main = page.getByRole('main');
    // axe waits until the page is complete.
    await expectAccessible();
    const titles = await main.locator('form li').allTextContents();
    expect(titles.length).toBeGreaterThan(1);

    await page.getByRole('radio', { name: '30 days' }).check();
    const link = await makeLink(page);
    const shows = `a comparison of ${titles.length} courses`;
    await expect(main.getByText(`Shows ${shows}.`)).toBeVisible();
    await expectAccessible();

    // The other user's browser has neither a cookie nor a session.
    const other = await browser.newContext({ javaScriptEnabled: scripts });
    const theirs = await other.newPage();
    await theirs.setViewportSize({ width: 360, height: 740 });
    const response = await theirs.goto(link);
    expect(response?.status()).toBe(200);
    const table = theirs.getByRole('region', { name: /courses side by side/ });
    await expect(table.getByRole('columnheader')).toHaveText(['What', ...titles]);
    const facts = own.filter((row) => !personalFacts.test(row)).slice(0, -1);
    expect(facts.length).toBeGreaterThan(8);
    const uniLinks = expect.stringMatching(/^More(Uni's website: [^:]+){5}$/);
    expect(await rowsOf(theirs).allTextContents()).toEqual([...facts, uniLinks]);
    const html = (await response?.text()) ?? '';
    for (const personal of [
      'our shortlist',
      'our points',
      '/dashboard',
      '/explore',
      control.persona,
    ]) {
      expect(html.includes(personal), personal).toBe(false);
    }
    // The third course is reached by a swipe or a link, and the page does not scroll sideways.
    await theirs.getByRole('link', { name: /^Courses? 3/ }).click();
    await expect(table.getByRole('columnheader').nth(3)).toBeInViewport({ ratio: 0.2 });
    expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await other.cookies()).toEqual([]);
    await page.goto(link);
    await expectAccessible();
    await page.goBack();

    await page.getByRole('link', { name: `End this link: ${shows}, until` }).click();
    await endLink(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share this comparison');
    expect((await theirs.goto(link))?.status()).toBe(404);
    await other.close();
  });
});
