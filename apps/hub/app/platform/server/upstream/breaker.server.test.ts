import type { Exchange, Guard } from '@applicant-hub/api-clients';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBreaker } from './breaker.server.ts';

const ok: Exchange = { outcome: 'answered', status: 200, body: '{}' };
const down: Exchange = { outcome: 'answered', status: 500, body: '' };
const notSent: Exchange = { outcome: 'notSent', reason: 'circuit breaker open' };

let guard: Guard;
let changes: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
  guard = createBreaker((isOpen) => void changes.push(isOpen));
});
afterEach(() => {
  vi.useRealTimers();
});

const read = { method: 'GET', timeoutMs: 1_000, token: null } as const;

/** Sends a call that finishes at once with this exchange. */
const request = (exchange: Exchange, call: Parameters<Guard>[1] = read) =>
  guard(() => Promise.resolve(exchange), call);

async function requestOften(times: number, exchange: Exchange, call?: Parameters<Guard>[1]) {
  for (let time = 0; time < times; time += 1) await request(exchange, call);
  await vi.advanceTimersByTimeAsync(0);
}

const hang = () => void guard(() => new Promise<Exchange>(() => undefined), read);

async function open() {
  await requestOften(10, down);
  expect(changes).toEqual([true]);
}

describe('a circuit breaker', () => {
  it.each<[string, Exchange]>([
    ['500', down],
    ['503', { outcome: 'answered', status: 503, body: '' }],
    ['429', { outcome: 'answered', status: 429, body: '' }],
    ['an unreadable 502', { outcome: 'unreadable', status: 502, reason: 'html' }],
    ['a time-out', { outcome: 'timeout' }],
    ['a broken connection', { outcome: 'network', code: 'ECONNRESET' }],
  ])('a circuit breaker opens after ten calls that end with %s', async (_what, exchange) => {
    await requestOften(9, exchange);
    expect(changes).toEqual([]);
    expect(await request(exchange)).toEqual(exchange);
    await vi.advanceTimersByTimeAsync(0);
    expect(changes).toEqual([true]);
    const send = vi.fn(() => Promise.resolve(ok));
    expect(await guard(send, read)).toEqual(notSent);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([401, 404, 409, 422])(
    'a circuit breaker stays closed for responses with status %i',
    async (status) => {
      await requestOften(30, { outcome: 'answered', status, body: '' });
      expect(changes).toEqual([]);
    },
  );

  it('a circuit breaker stays closed while half of the calls succeed', async () => {
    for (let pair = 0; pair < 20; pair += 1) {
      await requestOften(1, ok);
      await requestOften(1, down);
    }
    expect(changes).toEqual([]);
  });

  describe('an API that returns errors to one applicant', () => {
    const [one, other] = ['one', 'other'].map((token) => ({ ...read, token }));

    it('errors of one applicant do not open the breaker', async () => {
      await requestOften(30, down, one);
      expect(changes).toEqual([]);
      expect(await request(ok, other)).toEqual(ok);
      await requestOften(30, down, one);
      expect(changes).toEqual([]);
    });

    it('the breaker opens when other applicants also receive errors', async () => {
      for (let pair = 0; pair < 5; pair += 1) {
        await requestOften(1, down, one);
        await requestOften(1, down, other);
      }
      expect(changes).toEqual([true]);
    });

    it('time-outs of one applicant open the breaker, because they delay every page', async () => {
      await requestOften(10, { outcome: 'timeout' }, one);
      expect(changes).toEqual([true]);
    });

    it("the breaker stays open if its trial call receives the same applicant's error", async () => {
      await requestOften(1, down, one);
      await open();
      await vi.advanceTimersByTimeAsync(5_000);
      await requestOften(1, down, one);
      expect(changes).toEqual([true, true]);
    });
  });

  it('calls with hardly any time left do not count', async () => {
    await requestOften(30, { outcome: 'timeout' }, { ...read, timeoutMs: 40 });
    expect(changes).toEqual([]);
  });

  it('the breaker opens when one call hangs and no response has arrived since it was sent', async () => {
    await requestOften(1, ok);
    await vi.advanceTimersByTimeAsync(5);
    hang();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(changes).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(changes).toEqual([true]);
  });

  it('the breaker stays closed while one call hangs, if other calls receive responses', async () => {
    hang();
    await vi.advanceTimersByTimeAsync(1_000);
    await requestOften(1, ok);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(changes).toEqual([]);
  });

  it('a slow response reaches the caller that still waits for it', async () => {
    const late = guard(
      () => new Promise<Exchange>((resolve) => setTimeout(() => resolve(ok), 3_000)),
      { ...read, timeoutMs: 20_000 },
    );
    await vi.advanceTimersByTimeAsync(3_000);
    expect(changes).toEqual([true]);
    expect(await late).toEqual(ok);
  });

  it('a change is always sent, even while the breaker is open', async () => {
    await open();
    expect(await request(ok, { ...read, method: 'PUT' })).toEqual(ok);
  });

  it('the breaker sends a trial call after a pause, and closes when the call succeeds', async () => {
    await open();
    await vi.advanceTimersByTimeAsync(5_000);
    let result: (exchange: Exchange) => void = () => undefined;
    const first = guard(() => new Promise<Exchange>((resolve) => (result = resolve)), read);
    expect(await request(ok)).toEqual(notSent);
    result(ok);
    expect(await first).toEqual(ok);
    await vi.advanceTimersByTimeAsync(0);
    expect(changes).toEqual([true, false]);
    expect(await request(ok)).toEqual(ok);
  });

  it('the breaker stays open when the trial call fails', async () => {
    await open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await request(down)).toEqual(down);
    await vi.advanceTimersByTimeAsync(0);
    expect(changes).toEqual([true, true]);
    expect(await request(ok)).toEqual(notSent);
  });

  it('a call with hardly any time left is not used as the trial call', async () => {
    await open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await request(ok, { ...read, timeoutMs: 40 })).toEqual(notSent);
    expect(await request(ok)).toEqual(ok);
  });
});
