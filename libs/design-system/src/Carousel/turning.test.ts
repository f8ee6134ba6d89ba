import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Hold, stepOf, turning } from './turning.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A clock that nothing holds. */
function running() {
  const turn = vi.fn();
  const clock = turning();
  clock.onTurn(turn);
  clock.hold('away', false);
  return { turn, clock };
}

it('[CON-12] turns every six seconds', () => {
  const { turn } = running();
  vi.advanceTimersByTime(5_999);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(12_000);
  expect(turn).toHaveBeenCalledTimes(3);
});

it('does not turn before somebody sees it', () => {
  const turn = vi.fn();
  turning().onTurn(turn);
  vi.advanceTimersByTime(60_000);
  expect(turn).not.toHaveBeenCalled();
});

it.each(['pointer', 'focus', 'stopped', 'told', 'away', 'hidden'] satisfies Hold[])(
  '[CON-13] waits while %s holds it, and then six whole seconds',
  (reason) => {
    const { turn, clock } = running();
    vi.advanceTimersByTime(5_000);
    clock.hold(reason, true);
    vi.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
    clock.hold(reason, false);
    vi.advanceTimersByTime(5_999);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledOnce();
  },
);

it('waits until the last hold is gone, and a hold said twice is one', () => {
  const { turn, clock } = running();
  clock.hold('pointer', true);
  clock.hold('focus', true);
  clock.hold('focus', true);
  clock.hold('pointer', false);
  vi.advanceTimersByTime(60_000);
  expect(turn).not.toHaveBeenCalled();
  clock.hold('focus', false);
  vi.advanceTimersByTime(3_000);
  clock.hold('focus', false);
  vi.advanceTimersByTime(3_000);
  expect(turn).toHaveBeenCalledOnce();
});

it.each([
  [undefined, 1],
  ['forward', 1],
  ['back', -1],
] as const)('[CON-15] goes %s: a turn adds %i to the place', (direction, step) => {
  expect(stepOf(direction)).toBe(step);
});
