import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachSecond, eachSecondEvenHidden } from './each-second.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

function turn(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  page.visibilityState = 'visible';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[SH-52] one timer ticks every second for all listeners, and stops after the last listener is removed', () => {
  const one = vi.fn();
  const other = vi.fn();
  const stopOne = eachSecond(one);
  vi.advanceTimersByTime(400);
  const stopOther = eachSecond(other);
  expect(vi.getTimerCount()).toBe(1);

  vi.advanceTimersByTime(2_600);
  expect(one).toHaveBeenCalledTimes(3);
  expect(other).toHaveBeenCalledTimes(3);

  stopOne();
  vi.advanceTimersByTime(1_000);
  expect(one).toHaveBeenCalledTimes(3);
  expect(other).toHaveBeenCalledTimes(4);

  stopOther();
  expect(vi.getTimerCount()).toBe(0);
  turn('visible');
  expect(other).toHaveBeenCalledTimes(4);
});

it('the timer pauses while the page is hidden, and ticks at once when it is visible again', () => {
  const tick = vi.fn();
  const stop = eachSecond(tick);
  turn('hidden');
  vi.advanceTimersByTime(60_000);
  expect(tick).not.toHaveBeenCalled();

  turn('visible');
  expect(tick).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(tick).toHaveBeenCalledTimes(2);
  stop();
});

it('a timer created on a hidden page starts when the page becomes visible', () => {
  turn('hidden');
  const tick = vi.fn();
  const stop = eachSecond(tick);
  expect(vi.getTimerCount()).toBe(0);
  turn('visible');
  vi.advanceTimersByTime(1_000);
  expect(tick).toHaveBeenCalledTimes(2);
  stop();
});

it('the timer for hidden pages ticks in the background, and at once when the page is visible again', () => {
  turn('hidden');
  const tick = vi.fn();
  const stop = eachSecondEvenHidden(tick);
  vi.advanceTimersByTime(2_000);
  expect(tick).toHaveBeenCalledTimes(2);
  turn('visible');
  expect(tick).toHaveBeenCalledTimes(3);
  stop();
  turn('hidden');
  vi.advanceTimersByTime(2_000);
  expect(tick).toHaveBeenCalledTimes(3);
});
