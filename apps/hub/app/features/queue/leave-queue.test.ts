import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveQueueWhenReachable } from './leave-queue.ts';

const replace = vi.fn();
const request = vi.fn<() => Promise<unknown>>();
const onFailure = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { replace } });
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it.each([
  ['a page', { ok: true, type: 'basic' }],
  ['a redirect to another system', { ok: false, type: 'opaqueredirect' }],
])('the browser leaves the page when the hub responds with %s', async (_what, result) => {
  request.mockResolvedValue(result);
  leaveQueueWhenReachable(onFailure);
  await vi.advanceTimersByTimeAsync(0);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/dashboard/queue?look');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});

it('the page is not left while requests fail, and the requests are retried at increasing intervals', async () => {
  request.mockRejectedValueOnce(new TypeError('offline'));
  request.mockResolvedValueOnce({ ok: false, type: 'basic', status: 503 });
  request.mockResolvedValue({ ok: true, type: 'basic' });
  leaveQueueWhenReachable(onFailure);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledTimes(2);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(replace).toHaveBeenCalledTimes(1);
});

it('the retries stop when the page is left', async () => {
  request.mockRejectedValue(new TypeError('offline'));
  const stop = leaveQueueWhenReachable(onFailure);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(1);
});
