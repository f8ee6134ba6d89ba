import { defaultPageState, type PageState } from '@applicant-hub/api-clients';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalCache } from './local-cache.server.ts';
import { createLastPageStates, type PageStateOwner } from './last-page-states.server.ts';

const MINUTE_MS = 60_000;
const updating: PageState = {
  ...defaultPageState,
  applyMode: { ug: 'updating', uc: 'default' },
  timerLink: '/dashboard/application',
};
const outdated: PageState = {
  ...updating,
  applyMode: { ug: null, uc: null },
  timerLink: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two instances that share one cache. */
function twoInstances() {
  const cache = createLocalCache();
  const set = vi.spyOn(cache, 'set');
  const instance = () => {
    const { get, set: setAt } = createLastPageStates(cache, 'shape');
    return {
      get: (of: PageStateOwner = 'everybody') => get(of),
      set: (
        pageState: PageState,
        { at = Date.now(), of = 'everybody' }: { at?: number; of?: PageStateOwner } = {},
      ) => setAt(of, { pageState, at }),
    };
  };
  return { set, first: instance(), second: instance() };
}

describe('the latest page state', () => {
  it('[EXT-28][AMB-111] the latest page state is cached for all users, on every instance, for ten minutes', async () => {
    const { first, second } = twoInstances();
    await first.set(updating);
    vi.advanceTimersByTime(9 * MINUTE_MS);
    expect(await first.get()).toEqual(updating);
    expect(await second.get()).toEqual(updating);
  });

  it('[AMB-111] after ten minutes the modes and the queue of the latest page state are unknown', async () => {
    const { first, second } = twoInstances();
    await first.set(updating);
    vi.advanceTimersByTime(11 * MINUTE_MS);
    expect(await first.get()).toEqual(outdated);
    expect(await second.get()).toEqual(outdated);
  });

  it('after an hour the latest page state is no longer available', async () => {
    const { first, second } = twoInstances();
    await first.set(updating);
    vi.advanceTimersByTime(61 * MINUTE_MS);
    expect(await first.get()).toBeUndefined();
    expect(await second.get()).toBeUndefined();
  });

  it('[AMB-111] the newest page state is used, whichever instance received it', async () => {
    const { first, second } = twoInstances();
    await first.set(defaultPageState);
    vi.advanceTimersByTime(1_000);
    await second.set(updating);
    expect(await first.get()).toEqual(updating);
  });

  it('[AMB-111] a slow response to an earlier request does not replace a newer page state', async () => {
    const { first, second } = twoInstances();
    const before = Date.now();
    vi.advanceTimersByTime(2_000);
    await first.set(updating);
    await first.set(defaultPageState, { at: before });
    await second.set(defaultPageState, { at: before });
    expect(await first.get()).toEqual(updating);
    expect(await second.get()).toEqual(updating);
  });

  it('other instances receive a page state when it changes, and once a minute', async () => {
    const { first, set } = twoInstances();
    for (const pageState of [updating, updating, defaultPageState, defaultPageState]) {
      await first.set(pageState);
    }
    expect(set).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    await first.set(defaultPageState);
    expect(set).toHaveBeenCalledTimes(3);
  });

  it('if page state may differ between users, no applicant receives the page state of another applicant', async () => {
    const { first, second } = twoInstances();
    const keyOf = (owner: string) => ({ owner, name: 'page-state', mark: undefined });
    await first.set(updating, { of: keyOf('ann') });
    expect(await second.get(keyOf('ann'))).toEqual(updating);
    expect(await second.get(keyOf('bob'))).toBeUndefined();
    expect(await first.get(keyOf('bob'))).toBeUndefined();
    expect(await first.get()).toBeUndefined();
  });
});
