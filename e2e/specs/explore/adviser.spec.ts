import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { endLink, makeLink } from '../../pages/share-page.ts';

const tick = (page: Page, part: string) => page.getByRole('checkbox', { name: part }).check();

test.describe('a page for an adviser', () => {
  test('[EXT-39] anyone with the link can read one page until the applicant revokes the link', async ({
    page,
    applicant,
    scripts,
    browser,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 40[04]/);
    await (await applicant('heavy')).signIn();
    await page.goto('/dashboard/calendar');
    await page.getByRole('link', { name: 'For my adviser: print or share' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For my adviser');
    const main = page.getByRole('main');
    for (const part of ['Applications', 'Shortlist', 'Dates', 'Personal statement']) {
      await expect(main.getByRole('heading', { name: part, exact: true })).toBeVisible();
    }
    const toPrint = main.getByRole('button', { name: 'Print' });
    await expect(toPrint).toHaveCount(scripts ? 1 : 0);
    if (!scripts) await expect(main.locator('noscript p')).toBeVisible();
    await expectAccessible();

    await page.getByRole('radio', { name: '30 days' }).check();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByRole('alert')).toContainText('Tick at least one thing to share');
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
    await expectAccessible();

    await tick(page, 'Shortlist');
    await tick(page, 'Personal statement');
    const link = await makeLink(page);
    await expect(main.getByText('Shows shortlist and personal statement.')).toBeVisible();
    expect(new URL(link).pathname).toMatch(/^\/shared\/[\w-]{43}$/);
    await expectAccessible();

    // The other user's browser has neither a cookie nor a session.
    const other = await browser.newContext({ javaScriptEnabled: scripts });
    const theirs = await other.newPage();
    const response = await theirs.goto(link);
    expect(response?.status()).toBe(200);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Shared with you');
    await expect(theirs.getByRole('heading', { level: 2 })).toHaveText([
      'Shortlist',
      'Personal statement',
    ]);
    await expect(theirs.getByRole('form')).toHaveCount(0);
    await expect(theirs.getByRole('navigation')).toHaveCount(0);
    expect(await other.cookies()).toEqual([]);

    await page.getByRole('link', { name: /^End this link: shortlist and/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('End this link?');
    await expectAccessible();
    await endLink(page);
    await expect(main.getByText("You aren't sharing anything.")).toBeVisible();
    expect((await theirs.goto(link))?.status()).toBe(404);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This link shows nothing');
    await other.close();
  });
});
