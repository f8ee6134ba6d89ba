import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadLimit, type LoadLimit, type LoadLimits } from './load-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const limits: LoadLimits = { delayMs: 100, requests: 400 };

/** Number of accepted requests out of a thousand concurrent requests. */
function taken({ isTooMuch }: LoadLimit): number {
  let running = 0;
  while (running < 1_000 && !isTooMuch(running)) running += 1;
  return running;
}

/** A limit, and a function that runs steps of a tenth of a second each. */
function watched() {
  let workMs = 0;
  const limit = createLoadLimit(limits, () => workMs);
  return {
    limit,
    /**
     * Runs this number of steps. In each step, `done` requests finish, `running` requests are in
     * flight, and the event loop is busy for the share `work` of the time.
     */
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

it('a fixed number of requests is accepted if there is no delay limit', () => {
  const limit = createLoadLimit({ delayMs: 0, requests: 7 }, undefined);
  vi.advanceTimersByTime(10_000);
  expect(taken(limit)).toBe(7);
});

it('all requests are accepted if there is no limit', () => {
  expect(taken(createLoadLimit({ delayMs: 0, requests: 0 }, undefined))).toBe(1_000);
});

it('without free time, the limit is the number of requests that together use up the allowed delay', () => {
  const { steps } = watched();
  // Each request costs four milliseconds.
  expect(steps(30, { work: 1, done: 25, running: 400 }).at(-1)).toBe(25);
  // Now each request costs eight milliseconds.
  const dearer = steps(40, { work: 1, done: 12.5, running: 25 });
  expect(dearer[0]).toBeLessThan(25);
  expect(dearer.at(-1)).toBeLessThanOrEqual(14);
  // Now each request costs two milliseconds.
  expect(steps(60, { work: 1, done: 50, running: 25 }).at(-1)).toBeGreaterThanOrEqual(48);
});

it('each step without free time lowers the limit, but never below ten', () => {
  const seen = watched().steps(12, { work: 1, running: 100 });
  expect(seen.slice(0, 3)).toEqual([28, 20, 14]);
  expect(seen.at(-1)).toBe(10);
});

it('each step with free time raises the limit if more requests need it, up to the fixed number', () => {
  const { limit, steps } = watched();
  expect(taken(limit)).toBe(40);
  const seen = steps(30, { work: 0.8, done: 20, running: 1_000 });
  expect(seen.slice(0, 3)).toEqual([44, 49, 54]);
  expect(seen.at(-1)).toBe(400);
});

it('the limit returns to its initial value when there are fewer requests, or after a pause', () => {
  const { steps } = watched();
  expect(steps(30, { work: 0.5, running: 1_000 }).at(-1)).toBe(400);
  expect(steps(30, { work: 0.5, running: 5 }).at(-1)).toBe(40);
  expect(steps(1, { work: 1, running: 0 })).toEqual([10]);
  expect(steps(1, { work: 1, running: 0, ms: 60_000 })).toEqual([40]);
});

it('the limit is adjusted ten times a second, and not for each request', () => {
  const read = vi.fn<() => number>(() => 0);
  const limit = createLoadLimit(limits, read);
  for (let request = 0; request < 100; request += 1) {
    vi.advanceTimersByTime(10);
    limit.isTooMuch(1);
  }
  expect(read).toHaveBeenCalledTimes(10);
});
