import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PauseReason, stepOf, autoplayTimer } from './autoplay-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A timer that is not paused. */
function running() {
  const turn = vi.fn();
  const timer = autoplayTimer();
  timer.onTurn(turn);
  timer.pause('away', false);
  return { turn, timer };
}

it('[CON-12] the timer turns the carousel every six seconds', () => {
  const { turn } = running();
  vi.advanceTimersByTime(5_999);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(12_000);
  expect(turn).toHaveBeenCalledTimes(3);
});

it('the timer does not turn the carousel before it is visible', () => {
  const turn = vi.fn();
  autoplayTimer().onTurn(turn);
  vi.advanceTimersByTime(60_000);
  expect(turn).not.toHaveBeenCalled();
});

it.each(['pointer', 'focus', 'stopped', 'told', 'away', 'hidden'] satisfies PauseReason[])(
  '[CON-13] the timer pauses for the reason %s, and then waits for six full seconds',
  (reason) => {
    const { turn, timer } = running();
    vi.advanceTimersByTime(5_000);
    timer.pause(reason, true);
    vi.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
    timer.pause(reason, false);
    vi.advanceTimersByTime(5_999);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledOnce();
  },
);

it('the timer continues when all pauses have finished, and counts pauses for the same reason once', () => {
  const { turn, timer } = running();
  timer.pause('pointer', true);
  timer.pause('focus', true);
  timer.pause('focus', true);
  timer.pause('pointer', false);
  vi.advanceTimersByTime(60_000);
  expect(turn).not.toHaveBeenCalled();
  timer.pause('focus', false);
  vi.advanceTimersByTime(3_000);
  timer.pause('focus', false);
  vi.advanceTimersByTime(3_000);
  expect(turn).toHaveBeenCalledOnce();
});

it.each([
  [undefined, 1],
  ['forward', 1],
  ['back', -1],
] as const)('[CON-15] a turn in the direction %s changes the index by %i', (direction, step) => {
  expect(stepOf(direction)).toBe(step);
});
