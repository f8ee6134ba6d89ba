import { defaultPageState } from '@applicant-hub/api-clients';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalCache } from './local-cache.server.ts';
import { createLastPageStates } from './last-page-states.server.ts';
import { createPersonalData } from './personal-data.server.ts';

const MINUTE_MS = 60_000;
const queue = { ...defaultPageState, timerLink: '/dashboard/application' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const keyOf = (owner: string) => ({ owner, name: 'page-state', mark: undefined });

/** Two instances with one cache. */
function twoInstances() {
  const cache = createLocalCache();
  const set = vi.spyOn(cache, 'set');
  const instance = () => createLastPageStates(createPersonalData(cache, 'shape'));
  return { set, first: instance(), second: instance() };
}

describe('the last page state of a person', () => {
  it('[EXT-28] is known to the other instances as well, for ten minutes', async () => {
    const { first, second } = twoInstances();
    await first.set(keyOf('ann'), queue);
    vi.advanceTimersByTime(9 * MINUTE_MS);
    expect(await second.get(keyOf('ann'))).toEqual(queue);
    expect(await second.get(keyOf('bob'))).toBeUndefined();
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(await second.get(keyOf('ann'))).toBeUndefined();
  });

  it('is, once its queue may be over, the newer one of another instance', async () => {
    const { first, second } = twoInstances();
    await first.set(keyOf('ann'), queue);
    vi.advanceTimersByTime(11 * MINUTE_MS);
    expect(await first.get(keyOf('ann'))).toEqual({ ...queue, timerLink: '' });
    await second.set(keyOf('ann'), queue);
    expect(await first.get(keyOf('ann'))).toEqual(queue);
  });

  it('is told to the others when it changes, and once a minute', async () => {
    const { first, set } = twoInstances();
    for (const pageState of [queue, queue, defaultPageState, defaultPageState]) {
      await first.set(keyOf('ann'), pageState);
    }
    expect(set).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    await first.set(keyOf('ann'), defaultPageState);
    expect(set).toHaveBeenCalledTimes(3);
  });
});
