import type { CalculatorNews } from '@applicant-hub/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outlive } from './news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forget = vi.fn<() => void>();
beforeEach(() => void forget.mockReset());

it('[TAR-10] the message about loaded grades disappears after 1500 ms', () => {
  outlive({ kind: 'loaded' }, forget);
  vi.advanceTimersByTime(1_499);
  expect(forget).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(forget).toHaveBeenCalledTimes(1);
});

it('[TAR-10] an action within the 1500 ms cancels the removal of the message', () => {
  const stop = outlive({ kind: 'loaded' }, forget);
  vi.advanceTimersByTime(1_000);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(forget).not.toHaveBeenCalled();
});

it.each<CalculatorNews | null>([{ kind: 'cleared' }, null])(
  'the message %j is not removed',
  (news) => {
    outlive(news, forget);
    vi.advanceTimersByTime(60_000);
    expect(forget).not.toHaveBeenCalled();
  },
);
