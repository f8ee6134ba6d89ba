import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { areScriptsReady } from '../fixtures/after-scripts.ts';
import type { BrowserWindow, Point } from './drivers/driver.ts';
import { inspect, type Found, type Pattern, type Query, type Seen, type Then } from './in-page.ts';

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
const loadLibrary = `() => { ${readFileSync(library, 'utf8')} }`;

/** Time limit that exceeds any page load, even on a busy machine (milliseconds). */
const patience = 15_000;

/** Time before a query is repeated (milliseconds). */
const pause = 50;

type Text = string | RegExp;

const asJson = (text: Text): string | Pattern =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

/**
 * Repeats an assertion until it passes or times out, because the value may not be available yet.
 */
export const eventually = <Value>(read: () => Promise<Value>) =>
  expect.poll(
    // While a page is replaced, an engine refuses to run scripts in it.
    () => read().catch((error: unknown) => String(error)),
    { timeout: patience, intervals: [pause] },
  );

/** The current tab of a window, with Testing Library's queries. */
export class Tab {
  readonly window: BrowserWindow;
  readonly #origin: string;
  readonly #scripts: boolean;

  constructor(window: BrowserWindow, origin: string, scripts: boolean) {
    this.window = window;
    this.#origin = origin;
    this.#scripts = scripts;
  }

  async open(path: string): Promise<void> {
    await this.window.open(this.#origin + path);
    await this.scriptsReady();
  }

  /** Waits until the islands that wake on load are live. Before that, the page is plain HTML. */
  async scriptsReady(): Promise<void> {
    if (this.#scripts) await eventually(() => this.run(areScriptsReady, null)).toBe(true);
  }

  /** Runs a function in the page. The function cannot use variables from outside. */
  async run<Argument, Result>(
    job: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result> {
    return (await this.window.evaluate(String(job), argument)) as Result;
  }

  // The drivers' own commands wait for a page load, but a page from the back/forward cache does not
  // load again.
  back = () => this.run(() => history.back(), null);
  forward = () => this.run(() => history.forward(), null);

  address = () => this.run(() => location.pathname + location.search + location.hash, null);
  title = () => this.run(() => document.title, null);

  /** Waits until the address matches and its page has loaded. */
  async arrive(path: RegExp): Promise<void> {
    await eventually(() => this.address()).toMatch(path);
    await eventually(() => this.run(() => document.readyState, null)).toBe('complete');
    await this.scriptsReady();
  }

  role = (role: string, name?: Text) => this.#target({ role, ...named(name) });
  label = (label: Text) => this.#target({ label: asJson(label) });
  css = (css: string, text?: Text) => this.#target({ css, ...named(text) });
  button = (name: Text) => this.role('button', name);
  link = (name: Text) => this.role('link', name);
  heading = (name: Text) => this.role('heading', name);

  /** The focused element, by role or tag and name, as a screen reader announces it. */
  focused = () => this.run(describeFocus, null);

  /** How far the page can be scrolled sideways (pixels). */
  overflow = () =>
    this.run(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      null,
    );

  #target = (query: Query) => new Target(this, query);
}

const named = (name: Text | undefined) => (name === undefined ? {} : { name: asJson(name) });

/** The elements that match a query. The query runs again at each use. */
class Target {
  readonly #tab: Tab;
  readonly #query: Query;

  constructor(tab: Tab, query: Query) {
    this.#tab = tab;
    this.#query = query;
  }

  role = (role: string, name?: Text) => this.#within({ role, ...named(name) });
  css = (css: string, text?: Text) => this.#within({ css, ...named(text) });
  label = (label: Text) => this.#within({ label: asJson(label) });
  button = (name: Text) => this.role('button', name);
  link = (name: Text) => this.role('link', name);
  heading = (name: Text) => this.role('heading', name);
  nth = (nth: number) => new Target(this.#tab, { ...this.#query, nth });
  first = () => this.nth(0);

  #within = (query: Query) => new Target(this.#tab, { ...query, within: this.#query });

  async #look(then: Then = 'look'): Promise<Found> {
    const request = { query: this.#query, then };
    const found = await this.#tab.run(inspect, request);
    if (found.isReady) return found;
    await this.#tab.window.evaluate(loadLibrary, null);
    return this.#tab.run(inspect, request);
  }

  all = async (): Promise<readonly Seen[]> => (await this.#look()).seen;
  count = async () => (await this.all()).length;
  isVisible = async () => (await this.all())[0]?.isVisible ?? false;
  isFocused = async () => (await this.all())[0]?.isFocused ?? false;
  /** Whether the middle of the element is in the window and not covered. */
  isReached = async () => (await this.#look()).point !== null;
  isChecked = async () => (await this.#only()).isChecked;
  text = async () => (await this.#only()).text;
  value = async () => (await this.#only()).value;
  box = async () => (await this.#only()).box;
  texts = async () => (await this.all()).map(({ text }) => text);

  async #only(): Promise<Seen> {
    const [first] = await this.all();
    if (!first) throw new Error(`not on the page: ${JSON.stringify(this.#query)}`);
    return first;
  }

  appears = () => eventually(this.isVisible).toBe(true);

  disappears = () => eventually(this.isVisible).toBe(false);

  async click(): Promise<void> {
    await this.#tab.window.click(await this.point());
  }

  /** Replaces the text of a field. */
  async fill(text: string): Promise<void> {
    await this.click();
    await eventually(this.isFocused).toBe(true);
    await this.#tab.window.press('Control+a');
    if (text === '') await this.#tab.window.press('Backspace');
    else await this.#tab.window.type(text);
  }

  async focus(): Promise<void> {
    await this.point();
    await this.#look('focus');
    await eventually(this.isFocused).toBe(true);
  }

  /** Chooses an option of a list by keyboard, because each engine opens lists differently. */
  async choose(option: string): Promise<void> {
    await this.focus();
    await this.#tab.window.type(option);
    await eventually(this.text).toBe(option);
  }

  /** Ticks a box or selects an option button. */
  async check(): Promise<void> {
    await this.click();
    await eventually(this.isChecked).toBe(true);
  }

  /**
   * Scrolls the element into view, waits until it is still and nothing covers it, and returns the
   * point to click.
   */
  async point(): Promise<Point> {
    const deadline = performance.now() + patience;
    let last: Point | null = null;
    let reason: unknown = 'it is missing, covered or disabled';
    for (;;) {
      const { point } = await this.#look('scroll').catch((error: unknown) => {
        reason = error;
        return { point: null };
      });
      if (point && last && point.x === last.x && point.y === last.y) return point;
      last = point;
      if (performance.now() > deadline) {
        throw new Error(`cannot click ${JSON.stringify(this.#query)}: ${String(reason)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Runs in the page. */
function describeFocus(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return '';
  const role = element.getAttribute('role') ?? element.localName;
  const label = element.getAttribute('aria-label') ?? element.textContent;
  return `${role} ${label.replace(/\s+/g, ' ').trim()}`.trim();
}
