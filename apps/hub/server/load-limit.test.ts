import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadLimit } from './load-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** How many requests at once are taken, of a thousand. */
function taken(isTooMuch: (running: number) => boolean): number {
  let running = 0;
  while (running < 1_000 && !isTooMuch(running)) running += 1;
  return running;
}

it('takes a fixed number at once where the delay does not matter', () => {
  const isTooMuch = createLoadLimit({ delayMs: 0, requests: 7 }, undefined);
  vi.advanceTimersByTime(10_000);
  expect(taken(isTooMuch)).toBe(7);
});

it('takes any number where there is no limit', () => {
  expect(taken(createLoadLimit({ delayMs: 0, requests: 0 }, undefined))).toBe(1_000);
});

it('takes fewer with each step that is late, but ten in any case', () => {
  const isTooMuch = createLoadLimit({ delayMs: 50, requests: 400 }, () => 51);
  const seen = Array.from({ length: 12 }, () => {
    vi.advanceTimersByTime(100);
    isTooMuch(100);
    return taken(isTooMuch);
  });
  expect(seen.slice(0, 3)).toEqual([28, 20, 14]);
  expect(seen.at(-1)).toBe(10);
});

it('takes more with each step that is on time, while they come, up to the fixed number', () => {
  const isTooMuch = createLoadLimit({ delayMs: 50, requests: 400 }, () => 50);
  expect(taken(isTooMuch)).toBe(40);
  const seen = Array.from({ length: 30 }, () => {
    vi.advanceTimersByTime(100);
    isTooMuch(1_000);
    return taken(isTooMuch);
  });
  expect(seen.slice(0, 3)).toEqual([44, 49, 54]);
  expect(seen.at(-1)).toBe(400);
});

it('goes back to where it began while fewer come, and when nobody did', () => {
  let delay = 50;
  const isTooMuch = createLoadLimit({ delayMs: 50, requests: 400 }, () => delay);
  const steps = (number: number, running: number) => {
    for (let step = 0; step < number; step += 1) {
      vi.advanceTimersByTime(100);
      isTooMuch(running);
    }
    return taken(isTooMuch);
  };
  expect(steps(30, 1_000)).toBe(400);
  expect(steps(30, 5)).toBe(40);
  delay = 51;
  expect(steps(1, 0)).toBe(10);
  delay = 50;
  vi.advanceTimersByTime(60_000);
  expect(taken(isTooMuch)).toBe(40);
});

it('reads the delay ten times a second, whatever the number of requests', () => {
  const read = vi.fn<(sinceMs: number) => number>(() => 0);
  const isTooMuch = createLoadLimit({ delayMs: 50, requests: 400 }, read);
  for (let request = 0; request < 100; request += 1) {
    vi.advanceTimersByTime(10);
    isTooMuch(1);
  }
  expect(read.mock.calls).toEqual(Array.from({ length: 10 }, () => [100]));
});
