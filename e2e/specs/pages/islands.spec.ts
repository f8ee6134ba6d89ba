import type { CDPSession, Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { FavouritesPanel } from '../../pages/favourites-panel.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { StatementPage } from '../../pages/statement-page.ts';
import { holdScripts, islandScripts, openHeld } from '../../screens/held-scripts.ts';
import { mutations } from '../../screens/mutations.ts';

const scripts = /\/assets\/[^/]*\.js/;

const island = (page: Page, id: string) => page.locator(`[data-island="${id}"]`);
const live = (page: Page, id: string) => page.locator(`[data-island="${id}"][data-live]`);

/**
 * Text fields with their islands and personas. The textareas already contain text, because React
 * rewrites only a textarea with text when it hydrates.
 */
const fields = [
  ['/dashboard?widget=StatementNew', 'widget', 'textarea', 'heavy'],
  ['/dashboard?widget=Notes&mode=edit', 'widget', 'textarea', 'waiting'],
  [
    '/dashboard/preferences?section=marketing-preferences',
    'preferences',
    'input[name="addressLine1"]',
    'waiting',
  ],
  ['/dashboard', 'tool-Events', '#events-search', 'waiting'],
] as const;

/** The text editors' script, which no other part of a page needs. */
const editorScript = /\/assets\/drafts-[^/]*\.js/;

/** Ways in which a script can fail to load. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'does not load': (route) => route.abort(),
  'was removed with its release': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is truncated': async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.slice(0, script.length / 2) });
  },
};

/** Types into a field of a page whose scripts are delayed. */
async function typeWhileHeld(page: Page, path: string, selector: string) {
  const release = await holdScripts(page, islandScripts);
  await openHeld(page, path);
  const field = page.locator(selector).first();
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  await page.keyboard.type('Leeds');
  return { field, release };
}

// Without scripts, no island becomes interactive.
test.describe('the islands of a page', { tag: ['@scripts', '@anywidth'] }, () => {
  test('an unused page loads one script, and islands load when they are used or in view', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    const requested: string[] = [];
    page.on('request', (request) => {
      if (scripts.test(request.url())) requested.push(request.url());
    });
    const hub = new HubPage(page);
    await hub.open();
    expect(requested).toHaveLength(1);
    await hub.hydrated();
    await expect(island(page, 'tool-Tariff')).not.toHaveAttribute('data-live');
    await hub.openWidget('Tariff');
    await expect(live(page, 'tool-Tariff')).toBeAttached();
  });

  test('content below the first screen is laid out after the load event, or at once if Back returns to it', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    const leftOut = page.locator('[data-later] [data-far]');
    const load = () => page.evaluate(() => window.dispatchEvent(new Event('load')));
    // The page is stopped just before its load event, in a browser that is never idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, { timeout } = {}) =>
        timeout === undefined
          ? 0
          : window.setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 });
      window.addEventListener(
        'load',
        (event) => event.isTrusted && event.stopImmediatePropagation(),
      );
    });
    await page.goto('/dashboard');
    await expect(leftOut.first()).toHaveCSS('content-visibility', 'auto');
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    await load();
    await expect(leftOut).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(heightBefore);

    await page.goto('/dashboard/todo');
    await page.goto('/dashboard#your-tools');
    await expect(leftOut).toHaveCount(0);
    await page.reload();
    await expect(leftOut).toHaveCount(0);
  });

  for (const [path, id, selector, persona] of fields) {
    test(`text typed at ${path} while scripts load is preserved with its caret and a composition`, async ({
      page,
      context,
      applicant,
    }) => {
      await (await applicant(persona)).signIn();
      const { field, release } = await typeWhileHeld(page, path, selector);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      const session: CDPSession = await context.newCDPSession(page);
      await session.send('Input.imeSetComposition', {
        text: 'に',
        selectionStart: 1,
        selectionEnd: 1,
      });
      const typed = await field.inputValue();
      await release();
      await expect(live(page, id)).toBeAttached();
      expect(await field.inputValue()).toBe(typed);
      await expect(field).toBeFocused();
      await session.send('Input.insertText', { text: '日本' });
      await page.keyboard.type('!');
      await expect(field).toHaveValue(/^Lee日本!ds/);
    });

    for (const [change, mutate] of Object.entries(mutations)) {
      test(`no typed text is lost at ${path} with this change to the page: ${change}`, async ({
        page,
        applicant,
      }) => {
        await (await applicant(persona)).signIn();
        const { field, release } = await typeWhileHeld(page, path, selector);
        await page.evaluate(mutate, `[data-island="${id}"]`);
        await release();
        await expect(
          page.locator(`[data-island="${id}"]:is([data-live], [data-plain])`),
        ).toBeAttached();
        const translated = await page.locator(`[data-island="${id}"] font`).count();
        await page.keyboard.type(' & York');
        await expect(field).toHaveValue(/^Leeds & York/);
        await expect(page.locator(`[data-island="${id}"] font`)).toHaveCount(translated);
      });
    }
  }

  test('an island that is changed after it has loaded continues to work', async ({
    page,
    applicant,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await page.goto('/dashboard?widget=StatementNew');
    const field = page.locator('textarea').first();
    await expect(live(page, 'widget')).toBeAttached();
    await page.evaluate(mutations['a translation of every text']!, '[data-island="widget"]');
    await field.fill('I like rivers.');
    await expect
      .poll(() => control.saved('dashboardData', 'StatementNew'))
      .toMatchObject({ whyStudy: 'I like rivers.' });
    await expect(field).toHaveValue('I like rivers.');
    await expect(page.locator('[data-island="widget"] font').first()).toBeAttached();
  });

  test("an island and its form are plain HTML until the island's script loads", async ({
    page,
    applicant,
    allowConsole,
  }) => {
    await (await applicant('waiting')).signIn();
    allowConsole(/Failed to load resource: net::ERR_FAILED/);
    const panel = new FavouritesPanel(page);
    await panel.open('unis');
    await page.route(islandScripts, (route) => route.abort());
    await panel.open('unis');
    await panel
      .card('Lancaster University')
      .getByRole('button', { name: /^In favourites/ })
      .click();
    await expect(panel.notice).toContainText('Removed Lancaster University from your favourites.');
    await expect(panel.card('Lancaster University')).toHaveCount(0);

    // The script is requested again when the connection is back and the user interacts.
    await panel.root.scrollIntoViewIfNeeded();
    await expect(island(page, 'favourites')).toHaveAttribute('data-plain');
    await page.unroute(islandScripts);
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(live(page, 'favourites')).toBeAttached({ timeout: 1_000 });
    }).toPass();
  });

  test('[SH-54] a tool whose script has not loaded after 120 s is plain HTML until the script loads', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await page.clock.install();
    const release = await holdScripts(page, islandScripts);
    const hub = new HubPage(page);
    await hub.open();
    const request = page.waitForRequest(islandScripts);
    await hub.openWidget('Tariff');
    await request;
    await page.clock.fastForward(90_000);
    await expect(island(page, 'tool-Tariff')).not.toHaveAttribute('data-plain');
    await page.clock.fastForward(30_000);
    await expect(island(page, 'tool-Tariff')).toHaveAttribute('data-plain');

    await release();
    await page.keyboard.press('Shift');
    await expect(live(page, 'tool-Tariff')).toBeAttached();
  });

  for (const [failure, fail] of Object.entries(failures)) {
    for (const kind of ['Statement', 'StatementNew'] as const) {
      test(`text typed into ${kind} is preserved and saved by a plain form if the script ${failure}`, async ({
        page,
        applicant,
        allowConsole,
      }) => {
        allowConsole(/Failed to load resource/);
        const { control, signIn } = await applicant('heavy');
        if (kind === 'Statement') await control.user({ studyYear: '2025' });
        await signIn();
        const waiting: Route[] = [];
        let isHeld = true;
        await page.route(editorScript, async (route) => {
          if (isHeld) waiting.push(route);
          else await fail(route);
        });
        await openHeld(page, `/dashboard?widget=${kind}`);
        const statement = new StatementPage(page, true, kind);
        const field = statement.form.locator('textarea').first();
        await field.focus();
        await page.keyboard.press('Control+End');
        await page.keyboard.type(' From the river.');
        const text = await field.inputValue();
        isHeld = false;
        for (const route of waiting) await fail(route);
        await expect(island(page, 'widget')).toHaveAttribute('data-plain');
        await page.keyboard.type(' And back.');
        await statement.save.click();
        await expect(page).toHaveURL(/\/dashboard\?notice=/);
        const saved = JSON.stringify(await control.saved('dashboardData', kind));
        expect(saved).toContain(JSON.stringify(`${text} And back.`).slice(1, -1));
      });
    }
  }

  test("a link loads a new document with the page's title", async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    await page.goto('/dashboard');
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    await page.getByRole('link', { name: 'Open your to-do list' }).click();
    await expect(page).toHaveTitle(/to-do list/i);
    expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(false);
  });
});
