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
}

/** What came of it. */
export interface Reaction {
  /** From the event to the frame that shows what it did; of the slowest event. */
  readonly paintMs: number;
  /** How far the page moved, also what a browser forgives just after an input. */
  readonly shift: number;
}

/** A processor so many times slower. */
const slowdown = 6;

/** For what comes later: the server's answer, and what is shown of it (milliseconds). */
const settleTime = 1_500;

/** The width of a small phone. */
const view = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const events = {
  press: ['pointerdown', 'pointerup', 'click'],
  type: ['keydown', 'input', 'keyup'],
};

declare global {
  interface Window {
    /** What `watch` has seen. */
    bench: { paints: Record<string, number>; shift: number };
  }
}

/**
 * Does something once on a page of its own, when all that belongs to it is live.
 *
 * @throws Error when nothing of it is shown
 */
export function react(target: Target, interaction: Interaction): Promise<Reaction> {
  return inBrowser(target, view, async (page) => {
    await page.goto(target.url, { waitUntil: 'networkidle' });
    await page.evaluate(addPlainButton);
    const element = interaction.to(page);
    await element.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await element.evaluate(untilLive);
    if (interaction.key !== undefined) await element.focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // What coming alive has begun is over.
    await delay(settleTime);
    const types = interaction.key === undefined ? events.press : events.type;
    await page.evaluate(watch, types);
    if (interaction.key === undefined) await element.click();
    else await page.keyboard.press(interaction.key);
    await page.waitForFunction(
      (expected) => expected.every((type) => type in window.bench.paints),
      types,
    );
    await delay(settleTime);
    const { paints, shift } = await page.evaluate(() => window.bench);
    return { paintMs: Math.max(...Object.values(paints)), shift };
  });
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

/** Runs in the page: keeps from now on how long events take to be painted, and how far things move. */
function watch(types: readonly string[]): void {
  const bench: Window['bench'] = { paints: {}, shift: 0 };
  window.bench = bench;
  for (const type of types) {
    window.addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // The first task after the frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (bench.paints[type] = performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      bench.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
}
