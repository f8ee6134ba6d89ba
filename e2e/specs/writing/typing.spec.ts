import type { APIRequestContext, CDPSession, Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import {
  holdScripts,
  islandScripts,
  openHeldWhole,
  untilAwake,
} from '../../screens/held-scripts.ts';
import { screens } from '../../screens/screens.ts';
import { fieldsOf, states, textFields, unfold } from '../../screens/text-fields.ts';

/** Digits, because every type of text field accepts them. */
const HALF = '0740';
const REST = '96';

const personas = [...new Set(screens.map(({ persona = 'waiting' }) => persona))];

/** A persona's screens, without screens for signed-out users. */
const screensOf = (persona: string) =>
  screens.filter((screen) => !screen.isSignedOut && (screen.persona ?? 'waiting') === persona);

/**
 * Returns the paths of the tools on the dashboard: each tool alone, and the states that it links
 * to.
 */
async function toolPaths(request: APIRequestContext): Promise<string[]> {
  const found = new Set<string>();
  const requests = ['/dashboard'];
  for (const path of requests) {
    const html = await (await request.get(path)).text();
    const tools = [...html.matchAll(/data-widget="(\w+)"/g)].map(
      ([, id]) => `/dashboard?widget=${id}`,
    );
    const states = [...html.matchAll(/href="(\/dashboard\?widget=[^"#]*)/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    for (const next of [...tools, ...states]) {
      if (found.has(next)) continue;
      found.add(next);
      // Only the tool's own links are followed, because the links in its states lead to ever more
      // states.
      if (!path.includes('&')) requests.push(next);
    }
  }
  return [...found];
}

/** The screen or tool that a path opens, without its state. */
const placeOf = (path: string): string => {
  const { pathname, searchParams } = new URL(path, 'http://hub');
  return `${pathname} ${searchParams.get('widget') ?? ''}`;
};

/**
 * Types half a word into a text field, and moves the caret to the middle. In every second field,
 * one character is also selected.
 */
async function writeHalf(page: Page, index: number): Promise<void> {
  const field = page.locator(textFields).nth(index);
  await field.evaluate(unfold);
  await field.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type(HALF);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  if (index % 2 === 1) await page.keyboard.press('Shift+ArrowLeft');
}

/** Opens a page and delays its scripts. The returned function releases the scripts. */
async function open(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page, islandScripts);
  await openHeldWhole(page, path);
  return async () => {
    await release();
    await untilAwake(page);
    await page.unrouteAll();
  };
}

/** The indexes of the text fields that are visible when every `<details>` around them is open. */
async function writable(page: Page): Promise<number[]> {
  return page.locator(textFields).evaluateAll((fields) =>
    fields.flatMap((field, index) => {
      const folded = [];
      for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
        if (!at.open) folded.push(at);
      for (const details of folded) details.open = true;
      const isThere = field.checkVisibility();
      for (const details of folded) details.open = false;
      return isThere ? [index] : [];
    }),
  );
}

/**
 * Types into the text fields of a page while its scripts load, with a composition in the last
 * field, and checks that the input is preserved. Returns the number of fields.
 */
async function typeThrough(page: Page, session: CDPSession, path: string): Promise<number> {
  const wake = await open(page, path);
  const fields = await writable(page);
  const last = fields.at(-1);
  if (last === undefined) {
    await wake();
    return 0;
  }
  for (const index of fields) await writeHalf(page, index);
  const isText = await page
    .locator(textFields)
    .nth(last)
    .evaluate((field: HTMLInputElement) => field.selectionStart !== null);
  if (isText) {
    await session.send('Input.imeSetComposition', {
      text: 'に',
      selectionStart: 1,
      selectionEnd: 1,
    });
  }
  const before = await states(page);
  await wake();
  // A tool in the collapsed section may have added its own fields after these fields.
  expect((await states(page)).slice(0, before.length), path).toEqual(before);

  if (isText) {
    // The composition continues, and its result replaces its current text.
    await session.send('Input.insertText', { text: '日本' });
    const composed = (before[last]?.text ?? '').replace('に', '日本');
    expect((await states(page))[last]?.text, path).toBe(composed);
  }
  for (const index of fields.slice(0, -1)) {
    const { text = '', caret = [0, 0] } = before[index] ?? {};
    const field = page.locator(textFields).nth(index);
    await field.evaluate(unfold);
    await field.focus();
    await page.keyboard.type(REST);
    const [start, end] = caret;
    if (start === null || end === null) continue;
    const goneOn = text.slice(0, start) + REST + text.slice(end);
    expect(await field.inputValue(), `${path}: ${before[index]?.key}`).toContain(goneOn);
  }
  await sendAll(page, path);
  return fields.length;
}

/** Forms that a script handles without sending them: the calculator and the searches. */
const answeredHere = '#tariff-calculator, [action$="#events-list"], [action$="#faq-answers"]';

/** The fields that a request sends. */
async function sentBy(request: Request): Promise<[string, string][]> {
  const { searchParams } = new URL(request.url());
  const body = request.postDataBuffer();
  if (body === null) return [...searchParams];
  const type = (await request.headerValue('content-type')) ?? '';
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
}

/** Whether the request submits a form: it is a POST request or a navigation. */
const isOfForm = (request: Request): boolean =>
  request.method() === 'POST' || request.isNavigationRequest();

/** Submits each form that has a text field, and checks that the request contains the typed text. */
async function sendAll(page: Page, path: string): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request();
    if (!isOfForm(request)) await route.continue();
    // After a 204 response, the page stays open, with the input in its other forms.
    else if (request.isNavigationRequest()) await route.fulfill({ status: 204 });
    else await route.abort();
  });
  const forms = page.locator('form').filter({ has: page.locator(textFields) });
  for (const form of await forms.all()) {
    if (await form.evaluate((element, those) => element.matches(those), answeredHere)) continue;
    const request = page.waitForRequest(isOfForm, { timeout: 15_000 });
    const typed = await form.evaluate((element: HTMLFormElement, of) => {
      // Browser validation is not part of this test.
      element.noValidate = true;
      const fields = [...element.elements].filter((field) => field.matches(of));
      element.requestSubmit(element.querySelector<HTMLElement>('[type="submit"]'));
      return (fields as HTMLInputElement[])
        .filter(({ name }) => name !== '')
        .map(({ name, value }): [string, string] => [name, value]);
    }, textFields);
    const sent = await sentBy(await request);
    expect(typed.length, path).toBeGreaterThan(0);
    expect(sent, path).toEqual(expect.arrayContaining(typed));
  }
  await page.unrouteAll();
}

// Runs only with scripts, because without scripts nothing loads after the page.
test.describe('typing while scripts load', { tag: ['@scripts', '@once'] }, () => {
  test('[EXT-40] every text field of every screen and tool preserves its text, caret, selection and composition, and sends the typed text', async ({
    page,
    context,
    applicant,
    allowConsole,
  }) => {
    test.setTimeout(240_000);
    // Requests by scripts are inspected and then blocked.
    allowConsole(/Failed to load resource: net::ERR_FAILED/);
    const session = await context.newCDPSession(page);
    const seen = new Set<string>();
    /** Types on a page only if it has a field that no earlier page had, for any persona. */
    const typeIfNew = async (path: string) => {
      const html = await (await page.request.get(path)).text();
      const keys = fieldsOf(html).map((field) => `${placeOf(path)} ${field}`);
      const fresh = keys.filter((key) => !seen.has(key));
      for (const key of fresh) seen.add(key);
      if (fresh.length === 0) return;
      await test.step(path, async () => {
        expect(await typeThrough(page, session, path), path).toBeGreaterThan(0);
      });
    };
    for (const persona of personas) {
      const { control, signIn } = await applicant(persona);
      // The previous persona's page may have pending requests, which would be refused.
      await page.goto('about:blank');
      await context.clearCookies();
      await signIn();
      for (const { path, given } of screensOf(persona)) {
        await given?.(control);
        await typeIfNew(path);
      }
      for (const path of await toolPaths(page.request)) await typeIfNew(path);
    }
  });
});
