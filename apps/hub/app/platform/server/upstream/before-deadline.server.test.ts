import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beforeDeadline } from './before-deadline.server.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

it('a response before the deadline is returned, and leaves no timer', async () => {
  const late = vi.fn();
  const settled = beforeDeadline(after(50, 'answer'), 100, late);
  await vi.advanceTimersByTimeAsync(50);
  expect(await settled).toEqual({ state: 'settled', value: 'answer' });
  expect(vi.getTimerCount()).toBe(0);
  expect(late).not.toHaveBeenCalled();
});

it('the result is pending when a response is slow, and onLate receives the time waited', async () => {
  const late = vi.fn();
  const settled = beforeDeadline(after(500, 'answer'), 100, late);
  await vi.advanceTimersByTimeAsync(101);
  expect(await settled).toEqual({ state: 'pending' });
  expect(late).toHaveBeenCalledWith(100);
});

it('a deadline in the past still allows time for a known response', async () => {
  const settled = beforeDeadline(after(5, 'known'), -1_000);
  await vi.advanceTimersByTimeAsync(5);
  expect(await settled).toEqual({ state: 'settled', value: 'known' });
});

it('a response that arrived while this process was busy does not count as slow', async () => {
  vi.useRealTimers();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settled = beforeDeadline(once(server, 'connection'), Date.now() + 20);
  // Another process connects, and this process waits for it synchronously.
  const connect = `require('node:net').connect(${port}, '127.0.0.1', () => process.exit())`;
  execFileSync(process.execPath, ['-e', connect]);
  expect(await settled).toMatchObject({ state: 'settled' });
  server.close();
});

it('a failure is thrown to a caller that still waits', async () => {
  const failing = beforeDeadline(Promise.reject(new Error('broken')), 100);
  await expect(failing).rejects.toThrow('broken');
});
