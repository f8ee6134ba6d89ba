import type { APIRequestContext, Page } from '@playwright/test';
import { hubLines } from '../fixtures/hub-log.ts';
import { expect, test } from '../fixtures/test.ts';
import { lastChange } from '../pages/notice.ts';
import { endLink, expectKeptFromOthers, makeLink } from '../pages/share-page.ts';

const PAGE = '/dashboard/adviser';

const tick = (page: Page, part: string) => page.getByRole('checkbox', { name: part }).check();

/** Shares some parts, and says where. */
async function share(page: Page, ...parts: string[]): Promise<string> {
  await page.goto(PAGE);
  for (const part of parts) await tick(page, part);
  return makeLink(page);
}

/** Which parts the page of a link has. */
const partsIn = (html: string) => [...html.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part);

const textOf = async (stranger: APIRequestContext, link: string) =>
  (await stranger.get(link, { headers: { Accept: 'text/html' } })).text();

test.describe('for my adviser', () => {
  test('[EXT-39] one page is read by whoever has a link, until it is ended', async ({
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

    // Somebody else's browser: no cookie, no session.
    const other = await browser.newContext({ javaScriptEnabled: scripts });
    const theirs = await other.newPage();
    const answer = await theirs.goto(link);
    expect(answer?.status()).toBe(200);
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

  test(
    '[EXT-39] a link shows what was ticked and nothing else, and leaves no trace of its token',
    { tag: '@plain' },
    async ({ page, applicant, playwright }) => {
      const { control, signIn } = await applicant('heavy');
      await control.user({
        settings: [{ collection: 'dashboardData', name: 'Notes', data: '"A private note"' }],
      });
      await signIn();
      const link = await share(page, 'Applications', 'Dates');
      const stranger = await playwright.request.newContext();
      const answer = await stranger.get(link, { headers: { Accept: 'text/html' } });
      expectKeptFromOthers(answer);
      const html = await answer.text();
      expect(partsIn(html)).toEqual(['status', 'dates']);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      for (const secret of [
        'A private note',
        '@example',
        'Tariff',
        control.persona,
        '/dashboard',
      ]) {
        expect(html, secret).not.toContain(secret);
      }

      const token = link.split('/').at(-1) ?? '';
      const lines = () => hubLines(answer.headers()['x-request-id'] ?? '').join();
      // The line of a request is written once its answer has been sent.
      await expect.poll(lines).toContain('"route":"/shared/:token"');
      expect(lines()).not.toContain(token);

      // In a browser whose own pages may be shown again by Back, too.
      await page.context().addCookies([{ name: 'hub-mark', value: 'x', url: link }]);
      expect((await page.request.get(link)).headers()['cache-control']).toBe('no-store');
      await stranger.dispose();
    },
  );

  test(
    '[EXT-39] an unknown link answers as one that has ended, and nobody ends a link of others',
    { tag: '@plain' },
    async ({ page, applicant, playwright }) => {
      await (await applicant('waiting')).signIn();
      const link = await share(page, 'Dates');
      const end =
        (await page.getByRole('link', { name: /^End this link/ }).getAttribute('href')) ?? '';

      await page.context().clearCookies();
      await (await applicant('waiting')).signIn();
      await page.goto(end);
      await expect(page).toHaveURL(/\/dashboard\/adviser/);
      await expect(lastChange(page)).toContainText('There is no such link.');
      const stranger = await playwright.request.newContext();
      expect(partsIn(await textOf(stranger, link))).toEqual(['dates']);

      const withoutNonce = (html: string) =>
        html.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/[\w-]{43}/g, '');
      const unknown = link.replace(/[\w-]{43}$/, 'a'.repeat(43));
      const ended = await textOf(
        stranger,
        link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      );
      expect(withoutNonce(await textOf(stranger, unknown))).toBe(withoutNonce(ended));
      await stranger.dispose();
    },
  );

  test(
    '[EXT-39] what fails is said on the page, and the rest of it is there',
    { tag: '@plain' },
    async ({ page, applicant, playwright }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const link = await share(page, 'Applications', 'Shortlist');
      const stranger = await playwright.request.newContext();
      for (const status of [503, 401]) {
        await control.fault({ api: 'tracking', path: '/ug', fault: { status } });
        await control.fault({ api: 'apply', fault: { status } });
        const html = await textOf(stranger, link);
        expect(partsIn(html)).toEqual(['status', 'shortlist']);
        expect(html).toContain('University of York');
        expect(html).toMatch(/be shown right now|check right now|Last checked/);
      }
      await stranger.dispose();
    },
  );
});
