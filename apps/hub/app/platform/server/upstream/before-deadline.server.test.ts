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

it('an answer that comes before its deadline is told, and leaves no timer', async () => {
  const late = vi.fn();
  const settled = beforeDeadline(after(50, 'answer'), 100, late);
  await vi.advanceTimersByTimeAsync(50);
  expect(await settled).toEqual({ state: 'settled', value: 'answer' });
  expect(vi.getTimerCount()).toBe(0);
  expect(late).not.toHaveBeenCalled();
});

it('an answer that is late is pending, and says how long it was waited for', async () => {
  const late = vi.fn();
  const settled = beforeDeadline(after(500, 'answer'), 100, late);
  await vi.advanceTimersByTimeAsync(101);
  expect(await settled).toEqual({ state: 'pending' });
  expect(late).toHaveBeenCalledWith(100);
});

it('a deadline that is over leaves time for what is known already', async () => {
  const settled = beforeDeadline(after(5, 'known'), -1_000);
  await vi.advanceTimersByTimeAsync(5);
  expect(await settled).toEqual({ state: 'settled', value: 'known' });
});

it('an answer that came while this process was busy is not late', async () => {
  vi.useRealTimers();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settled = beforeDeadline(once(server, 'connection'), Date.now() + 20);
  // Another process connects while this one waits for it and does nothing else.
  const connect = `require('node:net').connect(${port}, '127.0.0.1', () => process.exit())`;
  execFileSync(process.execPath, ['-e', connect]);
  expect(await settled).toMatchObject({ state: 'settled' });
  server.close();
});

it('a failure is thrown to who still waits', async () => {
  const failing = beforeDeadline(Promise.reject(new Error('broken')), 100);
  await expect(failing).rejects.toThrow('broken');
});
