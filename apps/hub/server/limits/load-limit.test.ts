import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadLimit, type LoadLimit, type LoadLimits } from './load-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const limits: LoadLimits = { delayMs: 100, requests: 400 };

/** How many requests at once are taken, of a thousand. */
function taken({ isTooMuch }: LoadLimit): number {
  let running = 0;
  while (running < 1_000 && !isTooMuch(running)) running += 1;
  return running;
}

/** A limit, and the tenths of a second that it goes by. */
function watched() {
  let workMs = 0;
  const limit = createLoadLimit(limits, () => workMs);
  return {
    limit,
    /** In each of them so many requests end, and so much of it was work. */
    steps: (
      number: number,
      step: { work: number; done?: number; running: number; ms?: number },
    ) => {
      const { work, done = 0, running, ms = 100 } = step;
      return Array.from({ length: number }, () => {
        vi.advanceTimersByTime(ms);
        workMs = work * ms;
        for (let request = 0; request < done; request += 1) limit.finished();
        limit.isTooMuch(running);
        return taken(limit);
      });
    },
  };
}

it('takes a fixed number at once where the delay does not matter', () => {
  const limit = createLoadLimit({ delayMs: 0, requests: 7 }, undefined);
  vi.advanceTimersByTime(10_000);
  expect(taken(limit)).toBe(7);
});

it('takes any number where there is no limit', () => {
  expect(taken(createLoadLimit({ delayMs: 0, requests: 0 }, undefined))).toBe(1_000);
});

it('takes as many as cost the delay, where there is no time left', () => {
  const { steps } = watched();
  // Each costs four milliseconds.
  expect(steps(30, { work: 1, done: 25, running: 400 }).at(-1)).toBe(25);
  // Now each costs eight.
  const dearer = steps(40, { work: 1, done: 12.5, running: 25 });
  expect(dearer[0]).toBeLessThan(25);
  expect(dearer.at(-1)).toBeLessThanOrEqual(14);
  // And now two.
  expect(steps(60, { work: 1, done: 50, running: 25 }).at(-1)).toBeGreaterThanOrEqual(48);
});

it('takes fewer with each step that leaves no time, but ten in any case', () => {
  const seen = watched().steps(12, { work: 1, running: 100 });
  expect(seen.slice(0, 3)).toEqual([28, 20, 14]);
  expect(seen.at(-1)).toBe(10);
});

it('takes more with each step that leaves time, while they come, up to the fixed number', () => {
  const { limit, steps } = watched();
  expect(taken(limit)).toBe(40);
  const seen = steps(30, { work: 0.8, done: 20, running: 1_000 });
  expect(seen.slice(0, 3)).toEqual([44, 49, 54]);
  expect(seen.at(-1)).toBe(400);
});

it('goes back to where it began while fewer come, and when nobody did', () => {
  const { steps } = watched();
  expect(steps(30, { work: 0.5, running: 1_000 }).at(-1)).toBe(400);
  expect(steps(30, { work: 0.5, running: 5 }).at(-1)).toBe(40);
  expect(steps(1, { work: 1, running: 0 })).toEqual([10]);
  expect(steps(1, { work: 1, running: 0, ms: 60_000 })).toEqual([40]);
});

it('looks ten times a second, whatever the number of requests', () => {
  const read = vi.fn<() => number>(() => 0);
  const limit = createLoadLimit(limits, read);
  for (let request = 0; request < 100; request += 1) {
    vi.advanceTimersByTime(10);
    limit.isTooMuch(1);
  }
  expect(read).toHaveBeenCalledTimes(10);
});
