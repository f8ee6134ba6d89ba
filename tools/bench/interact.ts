import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { inBrowser } from './stack/browser.ts';
import type { Target } from './load/load.ts';

export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** The element to interact with. */
  readonly to: (page: Page) => Locator;
  /** A key to press in the element. Default: the element is clicked. */
  readonly key?: string;
  /** Whether the interaction removes an item from a list, so that the items below move up. */
  readonly closesUp?: true;
  /** Whether to block the page's scripts, to measure the browser's own work. */
  readonly withoutScripts?: true;
}

export interface Reaction {
  /**
   * Time from the event to the frame that shows its effect, for the slowest event (milliseconds).
   * Event Timing measures the same time but rounds it to 8 ms, which is a third of the time of a
   * plain button.
   */
  readonly paintMs: number;
  /**
   * Layout shift, including shifts within half a second after an input, which browsers exclude. The
   * expected shift of a list with a removed item is not counted.
   */
  readonly shift: number;
}

/** An entry of type `layout-shift`, which TypeScript does not declare. */
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const slowdown = 6;

/** Time for later effects: the server's response and the update of the page (milliseconds). */
const settleTime = 1_500;

/**
 * Time between the press and the release of a finger or key (milliseconds). Without this time, the
 * browser handles the release before it has painted the press, and reports both as one event.
 */
const held = 80;

const view = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const events = {
  press: ['pointerdown', 'pointerup', 'click'],
  type: ['keydown', 'input', 'keyup'],
};

declare global {
  interface Window {
    /** Recorded by `watch`. Shifts shortly after an input are separate. */
    bench?: { paints: Record<string, number>; shift: number; shiftAfterInput: number };
  }
}

/** A browser API that is missing in the TypeScript 5 types, which the linter uses. */
interface Scheduling {
  scheduler: {
    postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<unknown>;
  };
}

/**
 * Performs one interaction on a new page after its islands are live and the page is idle. During
 * the measurement only the page and its observers run: the pointer is already in position, and the
 * press is a native browser input.
 *
 * @throws Error when nothing is painted, or when the interaction leaves the page
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
    // Waits for effects of hydration and of moving the pointer or focus.
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
      throw new Error(
        `${interaction.name}: ${target.url} led to ${page.url()}, or no event was received`,
      );
    const { paints, shift, shiftAfterInput } = seen;
    return {
      paintMs: Math.max(...Object.values(paints)),
      shift: interaction.closesUp ? shift : shift + shiftAfterInput,
    };
  });
}

/** Moves the pointer or the caret to the element. */
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

/** Runs in the page: adds a plain button, for comparison, if the page has no islands. */
function addPlainButton(): void {
  if (document.getElementById('islands') !== null) return;
  const button = document.createElement('button');
  button.textContent = 'Press';
  button.addEventListener('click', () => (button.textContent = 'Pressed'));
  document.body.append(button);
}

function untilLive(element: Element): Promise<void> {
  const island = element.closest('[data-island]');
  return new Promise((resolve) => {
    const check = () => {
      if (island === null || island.matches('[data-live]')) resolve();
      else requestAnimationFrame(check);
    };
    check();
  });
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve());
  });
}

/** Runs in the page. From now on, records the paint times of events and the layout shifts. */
function watch(types: readonly string[]): void {
  const bench: NonNullable<Window['bench']> = { paints: {}, shift: 0, shiftAfterInput: 0 };
  window.bench = bench;
  for (const type of types) {
    window.addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // The first task after the frame. Other kinds of tasks would wait for the page's own
          // work.
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
