import type { Exchange, Guard } from '@applicant-hub/api-clients';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBulkhead } from './bulkhead.server.ts';

const ok: Exchange = { outcome: 'answered', status: 200, body: '{}' };
const notSent: Exchange = { outcome: 'notSent', reason: 'too many calls under way' };
const read = { method: 'GET', timeoutMs: 1_000, token: null } as const;

let guard: Guard;
let onFull: ReturnType<typeof vi.fn<() => void>>;
/** Ends each call that is under way. */
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

const ask = (times: number) => Array.from({ length: times }, () => guard(slow, read));

it('sends a hundred calls at once, and no more', async () => {
  void ask(150);
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(100);
});

it('lets a call wait for a place', async () => {
  const calls = ask(101);
  await vi.advanceTimersByTimeAsync(50);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(101);
  // It is under way now, and may take its time.
  await vi.advanceTimersByTimeAsync(500);
  ends[100]?.();
  expect(await calls[100]).toEqual(ok);
  expect(onFull).not.toHaveBeenCalled();
});

it('does not send a call that finds no place in a tenth of a second, nor later', async () => {
  const calls = ask(101);
  await vi.advanceTimersByTimeAsync(100);
  expect(await calls[100]).toEqual(notSent);
  expect(onFull).toHaveBeenCalledTimes(1);
  for (const end of ends) end();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(100);
  expect(await guard(() => Promise.resolve(ok), read)).toEqual(ok);
});

it('says so at once where as many wait already', async () => {
  const calls = ask(201);
  expect(await calls[200]).toEqual(notSent);
});

it('always sends changes', async () => {
  void ask(300);
  expect(await guard(() => Promise.resolve(ok), { ...read, method: 'POST' })).toEqual(ok);
});

it('passes on what a call fails with, and has its place back', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  for (let times = 0; times < 150; times += 1) await expect(guard(broken, read)).rejects.toThrow();
  expect(await guard(() => Promise.resolve(ok), read)).toEqual(ok);
});
