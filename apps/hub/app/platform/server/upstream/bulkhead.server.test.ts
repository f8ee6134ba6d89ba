import type { Exchange, Guard } from '@applicant-hub/api-clients';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBulkhead } from './bulkhead.server.ts';

const ok: Exchange = { outcome: 'answered', status: 200, body: '{}' };
const notSent: Exchange = { outcome: 'notSent', reason: 'too many calls under way' };
const read = { method: 'GET', timeoutMs: 1_000, token: null } as const;

let guard: Guard;
let onFull: ReturnType<typeof vi.fn<() => void>>;
/** Functions that finish the calls in flight. */
let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  onFull = vi.fn<() => void>();
  guard = createBulkhead(onFull);
  ends = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const slow = () => new Promise<Exchange>((resolve) => ends.push(() => resolve(ok)));

const request = (times: number) => Array.from({ length: times }, () => guard(slow, read));

it('the bulkhead allows a hundred calls in flight, and no more', async () => {
  void request(150);
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(100);
});

it('a call waits for a free slot', async () => {
  const calls = request(101);
  await vi.advanceTimersByTimeAsync(50);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(101);
  // The call is now in flight, and may take longer than the wait.
  await vi.advanceTimersByTimeAsync(500);
  ends[100]?.();
  expect(await calls[100]).toEqual(ok);
  expect(onFull).not.toHaveBeenCalled();
});

it('a call that finds no free slot within a tenth of a second is never sent', async () => {
  const calls = request(101);
  await vi.advanceTimersByTimeAsync(100);
  expect(await calls[100]).toEqual(notSent);
  expect(onFull).toHaveBeenCalledTimes(1);
  for (const end of ends) end();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(100);
  expect(await guard(() => Promise.resolve(ok), read)).toEqual(ok);
});

it('a call fails at once when the queue is full', async () => {
  const calls = request(201);
  expect(await calls[200]).toEqual(notSent);
});

it('changes are always sent', async () => {
  void request(300);
  expect(await guard(() => Promise.resolve(ok), { ...read, method: 'POST' })).toEqual(ok);
});

it('the error of a failed call is passed on, and its slot is freed', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  for (let times = 0; times < 150; times += 1) await expect(guard(broken, read)).rejects.toThrow();
  expect(await guard(() => Promise.resolve(ok), read)).toEqual(ok);
});
