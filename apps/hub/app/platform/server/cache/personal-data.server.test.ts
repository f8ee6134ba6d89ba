import type { Result } from '@applicant-hub/api-clients';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalCache } from './local-cache.server.ts';
import { createPersonalData } from './personal-data.server.ts';

const failure: Result<string> = {
  ok: false,
  failure: { kind: 'unavailable', api: 'content', status: 503, message: 'Later.', detail: null },
};
const ok = (value: string): Result<string> => ({ ok: true, value });
const lifetimes = { ttlMs: 60_000, staleMs: 600_000, negativeTtlMs: 5_000 };

/** Applicants' data, from an API whose next response the test controls. */
function users() {
  const data = createPersonalData(createLocalCache(), 'shape');
  const api = { answer: ok('first'), count: 0 };
  const load = () => {
    api.count += 1;
    return Promise.resolve(api.answer);
  };
  const of = (owner: string) => ({ key: { owner, name: 'news', mark: undefined }, lifetimes });
  const get = (owner: string) => data.get(of(owner), load);
  const put = (owner: string, value: string) => data.put(of(owner), value);
  return { api, get, put };
}

describe('cached data of one applicant', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('personal data is never returned to another applicant', async () => {
    const { api, get } = users();
    await get('ann');
    api.answer = ok('second');
    expect(await get('ben')).toEqual(ok('second'));
    expect(await get('ann')).toEqual(ok('first'));
    expect(api.count).toBe(2);
  });

  it('the response to a change replaces cached personal data until the response expires', async () => {
    const { api, get, put } = users();
    await get('ann');
    await put('ann', 'changed');
    expect(await get('ann')).toEqual(ok('changed'));
    expect(await get('ben')).toEqual(ok('first'));
    vi.advanceTimersByTime(600_001);
    expect(await get('ann')).toEqual(ok('first'));
    expect(api.count).toBe(3);
  });

  it('no request is sent for a few seconds after a failure', async () => {
    const { api, get } = users();
    api.answer = failure;
    await get('ann');
    expect(await get('ann')).toEqual(failure);
    expect(api.count).toBe(1);
    vi.advanceTimersByTime(5_001);
    api.answer = ok('second');
    expect(await get('ann')).toEqual(ok('second'));
  });

  it('personal data is still returned when a new request fails, but not after its lifetime', async () => {
    const { api, get } = users();
    await get('ann');
    api.answer = failure;
    for (let minutes = 2; minutes <= 8; minutes += 2) {
      vi.advanceTimersByTime(120_000);
      expect(await get('ann')).toEqual(ok('first'));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(api.count).toBe(5);
    vi.advanceTimersByTime(120_001);
    expect(await get('ann')).toEqual(failure);
  });
});
