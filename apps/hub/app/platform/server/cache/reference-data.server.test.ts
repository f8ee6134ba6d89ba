import type { Result } from '@applicant-hub/api-clients';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalCache } from './local-cache.server.ts';
import { createReferenceData } from './reference-data.server.ts';

const HOUR = 60 * 60_000;
const failure: Result<string> = {
  ok: false,
  failure: { kind: 'unavailable', api: 'content', status: 503, message: 'Later.', detail: null },
};

/** An API whose next response the test controls. */
function source() {
  const api = { answer: { ok: true, value: 'first' } as Result<string>, count: 0 };
  const load = () => {
    api.count += 1;
    return Promise.resolve(api.answer);
  };
  return { api, load };
}

const newData = () => createReferenceData(createLocalCache(), 'shape');

describe('reference data', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reference data is requested once while it is fresh', async () => {
    const data = newData();
    const { api, load } = source();
    await data.get('subjects', HOUR, load);
    vi.advanceTimersByTime(HOUR - 1);
    expect(await data.get('subjects', HOUR, load)).toEqual({ ok: true, value: 'first' });
    expect(api.count).toBe(1);
  });

  it('stale reference data is still returned while it is fetched again', async () => {
    const data = newData();
    const { api, load } = source();
    await data.get('subjects', HOUR, load);
    vi.advanceTimersByTime(HOUR + 1);
    api.answer = { ok: true, value: 'second' };
    expect(await data.get('subjects', HOUR, load)).toEqual({ ok: true, value: 'first' });
    await vi.runAllTimersAsync();
    expect(await data.get('subjects', HOUR, load)).toEqual({ ok: true, value: 'second' });
    expect(api.count).toBe(2);
  });

  it('concurrent reads send one request', async () => {
    const data = newData();
    const { api, load } = source();
    const answers = await Promise.all([1, 2, 3].map(() => data.get('subjects', HOUR, load)));
    expect(answers).toEqual(Array(3).fill({ ok: true, value: 'first' }));
    expect(api.count).toBe(1);
  });

  it('a failure is never cached', async () => {
    const data = newData();
    const { api, load } = source();
    api.answer = failure;
    expect(await data.get('subjects', HOUR, load)).toEqual(failure);
    api.answer = { ok: true, value: 'second' };
    expect(await data.get('subjects', HOUR, load)).toEqual({ ok: true, value: 'second' });
  });

  it('reference data is still cached after a new request has failed', async () => {
    const data = newData();
    const { api, load } = source();
    await data.get('subjects', HOUR, load);
    vi.advanceTimersByTime(HOUR + 1);
    api.answer = failure;
    await data.get('subjects', HOUR, load);
    await vi.runAllTimersAsync();
    expect(await data.get('subjects', HOUR, load)).toEqual({ ok: true, value: 'first' });
  });

  it('data in memory is returned unchanged until it expires', async () => {
    const data = newData();
    const result: Result<() => string> = { ok: true, value: () => 'no text can say this' };
    let count = 0;
    const read = () =>
      data.getInMemory('rankings', HOUR, () => ((count += 1), Promise.resolve(result)));
    await read();
    vi.advanceTimersByTime(HOUR - 1);
    expect(await read()).toEqual(result);
    expect(count).toBe(1);
    vi.advanceTimersByTime(HOUR + 2);
    await read();
    expect(count).toBe(2);
  });

  it('reference data is parsed once a minute, however many requests read it', async () => {
    const cache = createLocalCache();
    const read = vi.spyOn(cache, 'get');
    const result: Result<{ title: string }[]> = { ok: true, value: [{ title: 'first' }] };
    const load = () => Promise.resolve(result);
    await createReferenceData(cache, 'shape').get('subjects', HOUR, load);
    read.mockClear();

    // Represents another process, which finds the value in the cache.
    const data = createReferenceData(cache, 'shape');
    const first = await data.get('subjects', HOUR, load);
    expect(first).toEqual(result);
    expect(await data.get('subjects', HOUR, load)).toBe(first);
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_001);
    await data.get('subjects', HOUR, load);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reference data cannot be changed by a caller', async () => {
    const data = newData();
    const load = () => Promise.resolve({ ok: true as const, value: [{ title: 'first' }] });
    await data.get('subjects', HOUR, load);
    const again = await data.get('subjects', HOUR, load);
    expect(() => again.ok && again.value.push({ title: 'second' })).toThrow(TypeError);
    expect(() => again.ok && (again.value[0]!.title = 'second')).toThrow(TypeError);
  });
});
