import { messagesIn } from '@applicant-hub/copy/languages';
import { describe, expect, test } from 'vitest';
import { screens } from '../../screens/screens.ts';
import { applicant, browser, stack } from '../support/applicant.ts';
import type { Page } from '../support/page.ts';
import { makeLink } from '../support/share.ts';
import { textOf } from '../support/text.ts';

const languageOf = ({ document }: Page) => document.documentElement.lang;

const header = '[data-component="app-header"]';
const footer = '[data-component="footer"]';

const linkIn = (page: Page, part: string, name: string) =>
  page.parts(`${part} a`).find((link) => textOf(link) === name)!;

describe('[EXT-17] the choice of a language', () => {
  test('[EXT-17] a link in the header and a link in the footer show the same page in the other language', async () => {
    const { open } = await applicant('waiting');
    const english = await open('/dashboard/calendar?view=month');
    expect(languageOf(english)).toBe('en');
    expect(english.headers.get('Content-Language')).toBe('en');

    const welsh = await english.follow(linkIn(english, header, 'Cymraeg'));
    expect(languageOf(welsh)).toBe('cy');
    expect(welsh.headers.get('Content-Language')).toBe('cy');
    expect(welsh.url.href).toBe(english.url.href);
    expect((await welsh.follow(welsh.part('link[rel="manifest"]'))).html).toContain('"lang": "cy"');

    const again = await welsh.follow(linkIn(welsh, footer, 'English'));
    expect(languageOf(again)).toBe('en');
    expect(again.url.href).toBe(english.url.href);
  });

  test('[EXT-17] the queue links to the other language, and the way back adds no time to the wait', async () => {
    const { control, open } = await applicant('waiting');
    await control.pageState({ timerLink: '/dashboard/application' });
    const queue = await open('/dashboard');
    expect(queue.url.pathname).toBe('/dashboard/queue');
    const welsh = await queue.follow(linkIn(queue, header, 'Cymraeg'));
    expect(languageOf(welsh)).toBe('cy');
    expect(welsh.url.pathname + welsh.url.search).toBe('/dashboard/queue?look');
    welsh.getByRole('button', { name: messagesIn.cy.queue_close_label() });
  });

  test('[EXT-17] a page shared by a link, and one whose link has expired, link to the other language', async () => {
    const { open } = await applicant('waiting');
    const { link } = await makeLink(await open('/explore/favourites/compare/share'));
    const reader = browser();
    for (const path of [link, `${link.slice(0, -1)}_`]) {
      reader.visitor.clearCookies();
      const shared = await reader.open(path);
      const welsh = await shared.follow(linkIn(shared, header, 'Cymraeg'));
      expect(languageOf(welsh)).toBe('cy');
      expect(welsh.status).toBe(shared.status);
      expect(welsh.url.href).toBe(shared.url.href);
    }
  });

  test('[EXT-17] a tool on its own page has the link in its content too, because a phone hides the header', async () => {
    const { open } = await applicant('waiting');
    const notes = await open('/dashboard?widget=Notes');
    const welsh = await notes.follow(linkIn(notes, 'main', 'Cymraeg'));
    expect(languageOf(welsh)).toBe('cy');
    expect(welsh.url.href).toBe(notes.url.href);
  });

  test("[EXT-17] the server's own error page links to itself in the other language", async () => {
    const english = await browser().open('/calendar/unknown.ics');
    expect(english.status).toBe(404);
    const welsh = await english.follow(linkIn(english, 'header', 'Cymraeg'));
    expect(languageOf(welsh)).toBe('cy');
    expect(welsh.url.href).toBe(english.url.href);
  });

  test('[EXT-17] the choice is saved in the account, and applies to a sign-in in another browser', async () => {
    const { open, control } = await applicant('waiting');
    const page = await open('/dashboard');
    await page.follow(linkIn(page, footer, 'Cymraeg'));
    expect(await control.saved('dashboardSettings', 'Language')).toEqual({ language: 'cy' });

    const other = browser();
    await other.visitor.signIn(control.persona, '/favicon.svg');
    expect(languageOf(await other.open('/dashboard'))).toBe('cy');
    expect(languageOf(await other.open('/explore/favourites'))).toBe('cy');
  });

  test('[EXT-17] a browser keeps its language after sign-out', async () => {
    const { open, visitor } = await applicant('waiting');
    await open('/account/language/cy');
    const page = await open('/dashboard');
    await page.press(page.part('form[action="/account/logout"] button'));
    expect(languageOf(await open('/help'))).toBe('cy');
    expect(visitor.hasCookie('hub-language')).toBe(true);
  });

  test('[EXT-17] the choice of an applicant without data is saved in the account, unless the data was just deleted', async () => {
    const { visitor, control } = await applicant('new');
    const saved = () => control.saved('dashboardSettings', 'Language');
    const follow = (from: string) =>
      visitor.follow('/account/language/cy', undefined, new URL(from, stack.hub).href);
    await follow('/account/data-deleted?now');
    expect(await saved()).toBeNull();
    await follow('/dashboard/welcome');
    expect(await saved()).toEqual({ language: 'cy' });
  });

  test('a notice from before the change of the language is marked with its language', async () => {
    const { open } = await applicant('waiting');
    const calendar = await open('/dashboard/calendar');
    const created = await calendar.press(
      calendar.getByRole('button', { name: messagesIn.en.calendar_link_create() }),
    );
    const said = messagesIn.en.calendar_link_created();
    expect(created.getAllByText(said).map((text) => text.lang)).not.toContain('en');
    const welsh = await created.follow(linkIn(created, header, 'Cymraeg'));
    expect(languageOf(welsh)).toBe('cy');
    expect(new Set(welsh.getAllByText(said).map((text) => text.lang))).toEqual(new Set(['en']));
  });

  test('[EXT-17] a browser that prefers Welsh sees a link in Welsh before sign-in, until a language is chosen', async () => {
    const { visitor } = browser();
    const words = messagesIn.cy.shell_language_suggestion().replace("'", '&#x27;');
    const help = async (preferred: string, path = '/help') => {
      const headers = { 'Accept-Language': preferred, Accept: 'text/html' };
      const response = await visitor.request(path, { headers });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      return response.text();
    };
    const suggested = await help('cy-GB,cy;q=0.9,en;q=0.8');
    expect(suggested).toContain('<html lang="en"');
    expect(suggested).toMatch(
      new RegExp(`<a href="/account/language/cy"[^>]*lang="cy"[^>]*>${words}`),
    );
    for (const other of ['en-GB,cy;q=0.8', 'fr', '*'])
      expect(await help(other)).not.toContain(words);
    // The worker stores this page.
    expect(await help('cy', '/offline?language=en')).not.toContain(words);
    visitor.setCookie('hub-language', 'en');
    expect(await help('cy')).not.toContain(words);
  });

  test('a language link whose referrer is the link itself leads to the dashboard', async () => {
    const { visitor } = await applicant('waiting');
    const path = '/account/language/cy';
    const { status, address } = await visitor.follow(
      path,
      undefined,
      new URL(path, stack.hub).href,
    );
    expect(status).toBe(200);
    expect(new URL(address).pathname).toBe('/dashboard');
  });

  test('an unknown language returns 404, and the link does not lead back to another site', async () => {
    const { open, visitor } = await applicant('waiting');
    expect((await open('/account/language/fr')).status).toBe(404);
    const from = 'https://example.org/dashboard';
    const { address } = await visitor.follow('/account/language/cy', undefined, from);
    expect(new URL(address).pathname).toBe('/dashboard');
  });
});

/** The English messages without placeholders that have at least two words. */
const english = new Set(
  Object.values(messagesIn.en)
    .filter((message) => message.length === 0)
    .map((message) => (message as () => string)())
    .filter((text) => text.includes(' ')),
);

/** Names that the APIs send, which are also messages. */
const names = new Set(['Northern Ireland', 'Open days', 'UCAS Tariff points', 'United Kingdom']);

/** The texts and labels of a page that are English messages. */
function englishOn({ document }: Page): string[] {
  const walker = document.createTreeWalker(document.documentElement, 0x1 | 0x4);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isElement = node.nodeType === 1;
    const element = isElement ? (node as Element) : node.parentElement;
    if (element?.closest('[lang="en"], [data-own-text], script, style')) continue;
    const texts = isElement
      ? ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element?.getAttribute(name))
      : [node.textContent];
    for (const text of texts) {
      const trimmed = text?.trim() ?? '';
      if (english.has(trimmed) && !names.has(trimmed)) found.push(trimmed);
    }
  }
  return found;
}

/**
 * Text that is not marked: hidden text in a button, terms, the names on a map, addresses, and names
 * that are also in messages.
 */
const UNMARKED = 'main [lang="en"], [data-own-text], script, option, dt, [id$="map"]';
const sameInBoth = /^: |^TEF |[A-Z]{1,2}\d+ \d[A-Z]{2}$/;

/** The texts of a page that are not marked as English, and have at least two words. */
const unmarkedOn = (page: Page): string[] =>
  page
    .parts('main *')
    .filter((element) => element.closest(UNMARKED) === null)
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3))
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((text) => /\p{L} \p{L}/u.test(text) && !sameInBoth.test(text));

describe('[EXT-17] the pages in Welsh', () => {
  test('[EXT-17] names and texts of APIs on the pages for exploring are marked as English', async () => {
    const problems: Record<string, string[]> = {};
    for (const { path, persona = 'waiting' } of screens) {
      if (!/^.(explore|coursedisplay)/.test(path)) continue;
      const { open, visitor } = await applicant(persona);
      const texts = new Set(unmarkedOn(await open(path)));
      visitor.setCookie('hub-language', 'cy');
      const found = unmarkedOn(await open(path)).filter((text) => texts.has(text));
      if (found.length > 0) problems[path] = found;
    }
    expect(problems).toEqual({});
  });

  test('[EXT-17] no screen contains an English message', async () => {
    const problems: Record<string, string[]> = {};
    for (const { path, persona = 'waiting', given, isSignedOut } of screens) {
      const { control, open, visitor } = isSignedOut
        ? { ...browser(), control: null }
        : await applicant(persona);
      if (control) await given?.(control);
      visitor.setCookie('hub-language', 'cy');
      const page = await open(path);
      expect(languageOf(page), path).toBe('cy');
      const found = englishOn(page);
      if (found.length > 0) problems[`${path} as ${persona}`] = found;
    }
    expect(problems).toEqual({});
  }, 120_000);

  test('[EXT-7] the private link of a calendar has the language of its page, because calendars send no cookie', async () => {
    const { cy } = messagesIn;
    const { open } = await applicant('waiting');
    await open('/account/language/cy');
    const calendar = await open('/dashboard/calendar');
    const create = calendar.getByRole('button', { name: cy.calendar_link_create() });
    const field = (await calendar.press(create)).part('input[name="calendarLink"]');
    const { status, html } = await browser().open((field as HTMLInputElement).value);
    expect(status).toBe(200);
    expect(html).toContain('PRODID:-//Applicant Hub//Dates//CY');
    expect(html).toContain(`X-WR-CALNAME:${cy.calendar_file_name()}`);
  });

  test('a comparison has the same rows in Welsh, although the labels of the API are in English', async () => {
    const { open } = await applicant('waiting');
    const compare = async () => (await open('/explore/favourites/compare')).parts('main tr').length;
    const rows = await compare();
    expect(rows).toBeGreaterThan(5);
    await open('/account/language/cy');
    expect(await compare()).toBe(rows);
  });

  test('the worker, which sends no cookie, receives the offline page in its language', async () => {
    const page = await browser().open('/offline?language=cy');
    expect(languageOf(page)).toBe('cy');
  });

  test('the error page of the server is in Welsh', async () => {
    const { visitor } = browser();
    visitor.setCookie('hub-language', 'cy');
    const response = await visitor.request('/dashboard', { method: 'PUT' });
    expect(response.status).toBe(405);
    const html = await response.text();
    expect(html).toContain('<html lang="cy">');
    expect(html).toContain(messagesIn.cy.errors_method_heading());
    // The address of a form may not be a page to which a link can return.
    expect(html).not.toContain('/account/language/');
  });
});
