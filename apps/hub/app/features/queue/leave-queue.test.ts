import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveQueueWhenReachable } from './leave-queue.ts';

const replace = vi.fn();
const ask = vi.fn<() => Promise<unknown>>();
const onFailure = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { replace } });
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it.each([
  ['a page', { ok: true, type: 'basic' }],
  ['a redirect to another system', { ok: false, type: 'opaqueredirect' }],
])('the browser leaves the page when the hub responds with %s', async (_what, answer) => {
  ask.mockResolvedValue(answer);
  leaveQueueWhenReachable(onFailure);
  await vi.advanceTimersByTimeAsync(0);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/dashboard/queue?look');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});

it('the page is not left while requests fail, and the requests are retried at growing intervals', async () => {
  ask.mockRejectedValueOnce(new TypeError('offline'));
  ask.mockResolvedValueOnce({ ok: false, type: 'basic', status: 503 });
  ask.mockResolvedValue({ ok: true, type: 'basic' });
  leaveQueueWhenReachable(onFailure);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledTimes(2);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(replace).toHaveBeenCalledTimes(1);
});

it('the retries stop when the page is left', async () => {
  ask.mockRejectedValue(new TypeError('offline'));
  const stop = leaveQueueWhenReachable(onFailure);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
