import type { CDPSession, Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { FavouritesPanel } from '../pages/favourites-panel.ts';
import { HubPage } from '../pages/hub-page.ts';

const scripts = /\/assets\/[^/]*\.js/;

/** Scripts of islands, but the one that wakes them. */
const islandScripts = /\/assets\/(?!start-)[^/]*\.js/;

const island = (page: Page, id: string) => page.locator(`[data-island="${id}"]`);
const live = (page: Page, id: string) => page.locator(`[data-island="${id}"][data-live]`);

/** Holds scripts back until they are released, as a slow line does. */
async function holdScripts(page: Page, pattern: RegExp) {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(pattern, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of waiting) await route.continue().catch(() => undefined);
  };
}

/** Opens a page whose scripts are held back: the browser itself, for nothing becomes live. */
const openHeld = (page: Page, path: string) =>
  page.evaluate((to) => window.location.assign(to), path);

/** A text field, and the island that it is in. */
const fields = [
  ['/dashboard?widget=StatementNew', 'widget', 'textarea'],
  ['/dashboard?widget=Notes&mode=edit', 'widget', 'textarea'],
  [
    '/dashboard/preferences?section=marketing-preferences',
    'preferences',
    'input[name="addressLine1"]',
  ],
  ['/dashboard', 'tool-Events', '#events-search'],
] as const;

/** What translations and extensions do to a page. */
const mutations: Record<string, (page: Page, id: string) => Promise<unknown>> = {
  'a translation of every text': (page, id) =>
    page.evaluate((of) => {
      const root = document.querySelector(`[data-island="${of}"]`);
      const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(
        ({ data, parentElement }) =>
          data.trim() !== '' && !parentElement?.closest('textarea, script, noscript'),
      )) {
        const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        font.textContent = `»${text.data}«`;
        text.replaceWith(font);
      }
    }, id),
  'a node beside each field': (page, id) =>
    page.evaluate((of) => {
      for (const field of document.querySelectorAll(`[data-island="${of}"] :is(input, textarea)`)) {
        field.after(document.createElement('extension-button'));
      }
    }, id),
  'a text that is taken away': (page, id) =>
    page.evaluate((of) => {
      const label = document.querySelector(`[data-island="${of}"] label`);
      label?.firstChild?.remove();
    }, id),
  'attributes on html and body': (page) =>
    page.evaluate(() => {
      document.documentElement.setAttribute('data-extension', 'on');
      document.body.classList.add('extension');
    }),
  'a node in the head': (page) =>
    page.evaluate(() => document.head.append(document.createElement('meta'))),
  'a node first in the body': (page) =>
    page.evaluate(() => document.body.prepend(document.createElement('extension-bar'))),
};

// Without scripts nothing becomes live.
test.describe('the islands of a page', { tag: ['@scripts', '@anywidth'] }, () => {
  test('a page that nobody touches loads one script; islands wake when it is used and seen', async ({
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
    await page.locator('[data-widget="Tariff"]').scrollIntoViewIfNeeded();
    await expect(live(page, 'tool-Tariff')).toBeAttached();
  });

  for (const [path, id, selector] of fields) {
    test(`what is typed at ${path} while scripts arrive stays, with its caret and a composition`, async ({
      page,
      context,
      applicant,
    }) => {
      await (await applicant('waiting')).signIn();
      await page.goto('/dashboard/todo');
      const release = await holdScripts(page, islandScripts);
      await openHeld(page, path);
      const field = page.locator(selector).first();
      await field.scrollIntoViewIfNeeded();
      await field.focus();
      await page.keyboard.type('Leeds');
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
      test(`${change} at ${path} takes nothing that is typed`, async ({ page, applicant }) => {
        await (await applicant('waiting')).signIn();
        await page.goto('/dashboard/todo');
        const release = await holdScripts(page, islandScripts);
        await openHeld(page, path);
        const field = page.locator(selector).first();
        await field.scrollIntoViewIfNeeded();
        await field.focus();
        await page.keyboard.type('Leeds');
        await mutate(page, id);
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

  test('an island that is changed after it has become live goes on', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await page.goto('/dashboard?widget=StatementNew');
    const field = page.locator('textarea').first();
    await mutations['a translation of every text']?.(page, 'widget');
    await field.fill('I like rivers.');
    await expect(field).toHaveValue('I like rivers.');
    await expect(page.locator('[data-island="widget"] font').first()).toBeAttached();
  });

  test('an island whose script does not come is plain HTML, and so is its form, until it comes', async ({
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

    // Its script is tried again when the line is back, and somebody does something.
    await panel.root.scrollIntoViewIfNeeded();
    await expect(island(page, 'favourites')).toHaveAttribute('data-plain');
    await page.unroute(islandScripts);
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(live(page, 'favourites')).toBeAttached({ timeout: 1_000 });
    }).toPass();
  });

  test('every navigation is a page with its own title, and an error says so in it first', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await page.goto('/dashboard');
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    await page.getByRole('link', { name: 'Open your to-do list' }).click();
    await expect(page).toHaveTitle(/to-do list/i);
    expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(false);
  });
});
