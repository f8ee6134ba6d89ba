import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { inBrowser } from './browser.ts';
import type { Target } from './load.ts';

/** One thing that a person does on a page. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** What it is done to. */
  readonly to: (page: Page) => Locator;
  /** A key that is typed there; pressed as a button when left out. */
  readonly key?: string;
  /** Whether it takes something out of a list, which then closes up. */
  readonly closesUp?: true;
  /** Whether no script of the page is loaded: what is left is the browser's own work. */
  readonly withoutScripts?: true;
}

/** What came of it. */
export interface Reaction {
  /**
   * From the event to the frame that shows what it did; of the slowest event. As in Event Timing, but
   * not rounded to 8 ms, which would be a third of what a plain button takes.
   */
  readonly paintMs: number;
  /**
   * How far the page moved, also what a browser forgives in the half second after an input; not that
   * where a list was to close up.
   */
  readonly shift: number;
}

/** An entry of type `layout-shift`, which TypeScript does not know. */
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** A processor so many times slower. */
const slowdown = 6;

/** For what comes later: the server's answer, and what is shown of it (milliseconds). */
const settleTime = 1_500;

/**
 * How long a finger or a key is down (milliseconds), as people press: in no time at all the browser
 * hears of the release before it has painted the press, and both count as one.
 */
const held = 80;

/** The width of a small phone. */
const view = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const events = {
  press: ['pointerdown', 'pointerup', 'click'],
  type: ['keydown', 'input', 'keyup'],
};

declare global {
  interface Window {
    /** What `watch` has seen; shifts just after an input by themselves. */
    bench?: { paints: Record<string, number>; shift: number; shiftAfterInput: number };
  }
}

/** Of the page; the types of TypeScript 5, which the linter reads, do not have it. */
interface Scheduling {
  scheduler: {
    postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<unknown>;
  };
}

/**
 * Does something once on a page of its own, when all that belongs to it is live and the page is idle.
 * Nothing but the page and what watches it runs meanwhile: the pointer is there already, and the press
 * is the browser's own input.
 *
 * @throws Error when nothing of it is shown, or when it leads to another page
 */
export function react(target: Target, interaction: Interaction): Promise<Reaction> {
  return inBrowser(target, view, async (page) => {
    if (interaction.withoutScripts) await page.route('**/*.js', (route) => route.abort());
    await page.goto(target.url, { waitUntil: 'networkidle' });
    await page.evaluate(addPlainButton);
    const element = interaction.to(page);
    await element.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    if (!interaction.withoutScripts) await element.evaluate(untilLive);
    await comeTo(page, element, interaction);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // What coming alive, and coming to it, have begun is over.
    await delay(settleTime);
    await page.evaluate(untilIdle);
    const types = interaction.key === undefined ? events.press : events.type;
    await page.evaluate(watch, types);
    if (interaction.key === undefined) {
      await page.mouse.down();
      await delay(held);
      await page.mouse.up();
    } else await page.keyboard.press(interaction.key, { delay: held });
    await delay(settleTime);
    const seen = await page.evaluate(() => window.bench);
    if (seen === undefined || !types.every((type) => type in seen.paints))
      throw new Error(`${interaction.name}: ${target.url} became ${page.url()}, or heard nothing`);
    const { paints, shift, shiftAfterInput } = seen;
    return {
      paintMs: Math.max(...Object.values(paints)),
      shift: interaction.closesUp ? shift : shift + shiftAfterInput,
    };
  });
}

/** Puts the pointer or the caret there. */
async function comeTo(page: Page, element: Locator, { name, key }: Interaction): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  if (key !== undefined) {
    await element.focus();
    return;
  }
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${name} is not shown`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page: a button beside what there is, where there is no island, to compare with. */
function addPlainButton(): void {
  if (document.getElementById('islands') !== null) return;
  const button = document.createElement('button');
  button.textContent = 'Press';
  button.addEventListener('click', () => (button.textContent = 'Pressed'));
  document.body.append(button);
}

/** Runs in the page: resolves when the island that the element is in is live. */
function untilLive(element: Element): Promise<void> {
  const island = element.closest('[data-island]');
  return new Promise((resolve) => {
    const look = () => {
      if (island === null || island.matches('[data-live]')) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page: resolves when there is nothing to do. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve());
  });
}

/** Runs in the page: keeps from now on how long events take to be painted, and how far things move. */
function watch(types: readonly string[]): void {
  const bench: NonNullable<Window['bench']> = { paints: {}, shift: 0, shiftAfterInput: 0 };
  window.bench = bench;
  for (const type of types) {
    window.addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // The first task after the frame: any other kind waits for what the page does by then.
          const note = () => (bench.paints[type] = performance.now() - timeStamp);
          const { scheduler } = globalThis as typeof globalThis & Scheduling;
          void scheduler.postTask(note, { priority: 'user-blocking' });
        }),
      { capture: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & Shift;
      bench[hadRecentInput ? 'shiftAfterInput' : 'shift'] += value;
    }
  }).observe({ type: 'layout-shift' });
}
