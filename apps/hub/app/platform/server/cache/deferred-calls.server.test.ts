import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferredCalls, type DeferredCalls } from './deferred-calls.server.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';

/** A call that resolves after some time, and counts how often it was started. */
function slowCall<T>(ms: number, answer: () => T) {
  return vi.fn(
    () =>
      new Promise<T>((resolve, reject) => {
        setTimeout(() => {
          try {
            resolve(answer());
          } catch (error) {
            reject(error instanceof Error ? error : new Error('failed'));
          }
        }, ms);
      }),
  );
}

const own = (name: string, mark?: string) => ({ owner: 'ann', name, mark });

let deferred: DeferredCalls;
let lines: Record<string, unknown>[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  const recording = createRecordingLog();
  lines = recording.lines;
  deferred = createDeferredCalls(recording.log);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('withinBudget', () => {
  it('withinBudget returns the value of a call that finishes in time, and stores nothing', async () => {
    const call = slowCall(100, () => 'answer');
    const first = deferred.withinBudget(own('key'), call, { deadline: 1000 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toEqual({ state: 'settled', value: 'answer' });
    expect(vi.getTimerCount()).toBe(0);

    void deferred.withinBudget(own('key'), call, { deadline: 1100 });
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('a call is pending at the deadline, but only after all data received in time has been read', async () => {
    const settled = vi.fn();
    void deferred
      .withinBudget(
        own('key'),
        slowCall(5000, () => 1),
        { deadline: 1000 },
      )
      .then(settled);
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    // The deadline, and the turn of the event loop that reads the data received by then.
    await vi.advanceTimersByTimeAsync(1 + 1);
    expect(settled).toHaveBeenCalledWith({ state: 'pending' });
  });

  it('the next request receives a slow response once, without a second call', async () => {
    const call = slowCall(5000, () => 'late');
    const first = deferred.withinBudget(own('key'), call, { deadline: 1000 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await first).toEqual({ state: 'pending' });

    const taken = await deferred.withinBudget(own('key'), call, { deadline: 6000 });
    expect(taken).toEqual({ state: 'settled', value: 'late' });
    expect(call).toHaveBeenCalledTimes(1);

    void deferred.withinBudget(own('key'), call, { deadline: 7000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('a second call starts while the first call hangs, and the newer response is used', async () => {
    const hanging = slowCall(20_000, () => 'old');
    void deferred.withinBudget(own('key'), hanging, { deadline: 1000 });
    await vi.advanceTimersByTimeAsync(2_001);
    const quick = slowCall(100, () => 'new');
    const second = deferred.withinBudget(own('key'), quick, { deadline: 3_000 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await second).toEqual({ state: 'settled', value: 'new' });

    await vi.advanceTimersByTimeAsync(20_000);
    const third = deferred.withinBudget(own('key'), quick, { deadline: 30_000 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await third).toEqual({ state: 'settled', value: 'new' });
  });

  it('a key never has more than two calls in flight', async () => {
    const hanging = slowCall(20_000, () => 'late');
    for (const at of [0, 2_001, 4_500, 9_000]) {
      await vi.advanceTimersByTimeAsync(at - Date.now());
      void deferred.withinBudget(own('key'), hanging, { deadline: at + 100 });
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(hanging).toHaveBeenCalledTimes(2);
  });

  it('a slow response expires after 15 seconds', async () => {
    const call = slowCall(2000, () => 'late');
    void deferred.withinBudget(own('key'), call, { deadline: 1000 });
    await vi.advanceTimersByTimeAsync(2000 + 15_001);
    void deferred.withinBudget(own('key'), call, { deadline: 100_000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('a reload joins the call in flight', async () => {
    const call = slowCall(3000, () => 'shared');
    void deferred.withinBudget(own('key'), call, { deadline: 1000 });
    await vi.advanceTimersByTimeAsync(1500);
    const reload = deferred.withinBudget(own('key'), call, { deadline: 3500 });
    await vi.advanceTimersByTimeAsync(1500);
    expect(await reload).toEqual({ state: 'settled', value: 'shared' });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('responses of different applicants stay separate', async () => {
    void deferred.withinBudget(
      { ...own('key'), owner: 'ann' },
      slowCall(2000, () => 'of ann'),
      { deadline: 1000 },
    );
    await vi.advanceTimersByTimeAsync(2000);
    const other = deferred.withinBudget(
      { ...own('key'), owner: 'bob' },
      slowCall(10, () => 'of bob'),
      { deadline: 4000 },
    );
    await vi.advanceTimersByTimeAsync(10);
    expect(await other).toEqual({ state: 'settled', value: 'of bob' });
  });

  it('a response that arrives within milliseconds is returned even when the budget is spent', async () => {
    await vi.advanceTimersByTimeAsync(5000);
    const settled = deferred.withinBudget(
      own('key'),
      slowCall(9, () => 'quick'),
      { deadline: 1000 },
    );
    await vi.advanceTimersByTimeAsync(9);
    expect(await settled).toEqual({ state: 'settled', value: 'quick' });
  });

  it('a failure is passed on to all waiting callers', async () => {
    const fail = () => {
      throw new Error('broken');
    };
    const settled = deferred.withinBudget(own('key'), slowCall(10, fail), { deadline: 1000 });
    const expectation = expect(settled).rejects.toThrow('broken');
    await vi.advanceTimersByTimeAsync(10);
    await expectation;
    await expect(deferred.withinBudget(own('sync'), fail, { deadline: 1000 })).rejects.toThrow(
      'broken',
    );
    expect(lines).toEqual([]);
  });

  it('a failure without waiting callers is logged and does not crash the process', async () => {
    const unhandled = vi.fn();
    process.once('unhandledRejection', unhandled);
    const call = slowCall(2000, () => {
      throw new Error('too late');
    });
    const settled = deferred.withinBudget(own('key'), call, { deadline: 1000 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await settled).toEqual({ state: 'pending' });
    expect(lines).toMatchObject([{ level: 'error', err: { message: 'too late' } }]);

    void deferred.withinBudget(own('key'), call, { deadline: 3000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('no call starts while the maximum number of calls is in flight', async () => {
    const call = slowCall(60_000, () => 1);
    for (let n = 0; n < 2000; n += 1)
      void deferred.withinBudget(own(`key-${n}`), call, { deadline: 1000 });
    expect(await deferred.withinBudget(own('one more'), call, { deadline: 1000 })).toEqual({
      state: 'pending',
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(2000);
  });

  it("a wipe drops an applicant's stored responses, and the responses of calls in flight", async () => {
    const waits = slowCall(2000, () => 'before');
    const comes = slowCall(4000, () => 'before');
    const ofBob = { ...own('key'), owner: 'bob' };
    void deferred.withinBudget(own('key'), waits, { deadline: 1000 });
    void deferred.withinBudget(own('slow'), comes, { deadline: 1000 });
    void deferred.withinBudget(ofBob, waits, { deadline: 1000 });
    await vi.advanceTimersByTimeAsync(2500);
    deferred.wipe('ann');
    await vi.advanceTimersByTimeAsync(2500);
    for (const name of ['key', 'slow']) {
      const after = deferred.withinBudget(
        own(name),
        slowCall(10, () => 'after'),
        { deadline: 6000 },
      );
      await vi.advanceTimersByTimeAsync(10);
      expect(await after).toEqual({ state: 'settled', value: 'after' });
    }
    const other = await deferred.withinBudget(ofBob, waits, { deadline: 6000 });
    expect(other).toEqual({ state: 'settled', value: 'before' });
  });

  it('no request joins a call that was started before a wipe', async () => {
    void deferred.withinBudget(
      own('key'),
      slowCall(1500, () => 'before'),
      { deadline: 1000 },
    );
    deferred.wipe('ann');
    const after = deferred.withinBudget(
      own('key'),
      slowCall(500, () => 'after'),
      { deadline: 1000 },
    );
    await vi.advanceTimersByTimeAsync(500);
    expect(await after).toEqual({ state: 'settled', value: 'after' });
  });

  it('a response is not returned if another instance has wiped the data since the call started', async () => {
    const before = slowCall(2000, () => 'before');
    void deferred.withinBudget(own('key', undefined), before, { deadline: 1000 });
    await vi.advanceTimersByTimeAsync(2500);
    const after = deferred.withinBudget(
      own('key', 'wiped'),
      slowCall(10, () => 'after'),
      { deadline: 3000 },
    );
    await vi.advanceTimersByTimeAsync(10);
    expect(await after).toEqual({ state: 'settled', value: 'after' });
  });
});
