import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounced, RESIZE_MS } from './debounced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('[GRD-27] a resize is handled once, after 250 ms without a change', () => {
  const handle = vi.fn();
  const { call } = debounced(handle, RESIZE_MS);
  call();
  vi.advanceTimersByTime(249);
  call();
  vi.advanceTimersByTime(249);
  expect(handle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(handle).toHaveBeenCalledTimes(1);
});

it('[GRD-27] cancelled work never runs', () => {
  const handle = vi.fn();
  const { call, cancel } = debounced(handle, RESIZE_MS);
  call();
  cancel();
  vi.advanceTimersByTime(1_000);
  expect(handle).not.toHaveBeenCalled();
});
