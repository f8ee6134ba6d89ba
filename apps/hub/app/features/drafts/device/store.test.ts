import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saved, setUp } from './testing/draft-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('after the applicant deletes everything, a text is neither saved nor copied', async () => {
  const { store, sent, copies, type, answer: respond } = setUp();
  type('one');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
  type('one two');
  store.abandon();
  expect(copies.at(-1)).toBeNull();
  const saved = copies.length;
  await respond({ outcome: 'failed' });
  type('one two three');
  store.dispatch({ type: 'wanted' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(copies).toHaveLength(saved);
});

describe('typed text', () => {
  it('the store updates typed text at once, and notifies listeners and copies the text after the page has painted', () => {
    const { store, copies, type, paint } = setUp({ paintsAtOnce: false });
    const listener = vi.fn();
    store.subscribe(listener);
    const before = copies.length;
    type('a');
    type('ab');
    expect(store.getState().text).toEqual({ text: 'ab' });
    expect(copies).toHaveLength(before);
    expect(listener).not.toHaveBeenCalled();
    paint();
    expect(copies.slice(before)).toMatchObject([{ text: { text: 'ab' } }]);
    expect(listener).toHaveBeenCalledTimes(1);
    type('abc');
    paint();
    expect(copies.at(-1)).toMatchObject({ text: { text: 'abc' } });
  });

  it('the store copies typed text before it reports whether the text is copied', () => {
    const { store, copies, type } = setUp({ paintsAtOnce: false });
    type('a');
    expect(store.isCopied()).toBe(true);
    expect(copies.at(-1)).toMatchObject({ text: { text: 'a' } });
  });

  it('typed text is copied when the page is left during an earlier save', () => {
    const { store, copies, type } = setUp({ paintsAtOnce: false });
    type('a');
    store.dispatch({ type: 'wanted' });
    type('ab');
    store.dispatch({ type: 'wanted' });
    expect(copies.at(-1)).toMatchObject({ text: { text: 'ab' } });
  });

  it('typed text is not copied after the applicant has deleted everything', () => {
    const { store, copies, type, paint } = setUp({ paintsAtOnce: false });
    type('a');
    store.abandon();
    paint();
    expect(copies.at(-1)).toBeNull();
  });
});

describe('saving a text', () => {
  it('[SYS-5] a save waits 2.5 s after the last keystroke, and records that it waited', async () => {
    const { sent, type } = setUp();
    type('a');
    await vi.advanceTimersByTimeAsync(2_000);
    type('ab');
    await vi.advanceTimersByTimeAsync(2_499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([
      { text: { text: 'ab' }, expectedVersion: 7, keep: true, immediate: false },
    ]);
  });

  it('[SYS-5] a save on request does not wait', () => {
    const { store, sent, type } = setUp();
    type('a');
    store.dispatch({ type: 'wanted' });
    expect(sent).toMatchObject([{ text: { text: 'a' }, immediate: true }]);
  });

  it('[EXT-1] only one save is in progress, and the latest text is sent after it', async () => {
    const { sent, type, answer: respond } = setUp();
    type('a');
    await vi.advanceTimersByTimeAsync(2_500);
    for (const text of ['ab', 'abc']) {
      type(text);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(sent).toHaveLength(1);
    await respond(saved(8));
    expect(sent[1]).toMatchObject({ text: { text: 'abc' }, expectedVersion: 8 });
  });

  it('[EXT-1] a failed save is retried later, or at once when the network is available again', async () => {
    const { store, sent, type, answer: respond } = setUp();
    type('a');
    await vi.advanceTimersByTimeAsync(2_500);
    await respond({ outcome: 'failed' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    await respond({ outcome: 'failed' });
    store.dispatch({ type: 'woken' });
    expect(sent).toHaveLength(3);
  });
});

it('[EXT-1] a save that throws counts as failed', async () => {
  const { store, type, answer: respond } = setUp();
  type('a');
  await vi.advanceTimersByTimeAsync(2_500);
  await respond(Promise.reject(new Error('broken')));
  expect(store.getState().phase.name).toBe('waiting');
});

describe('[EXT-1] text that was saved elsewhere', () => {
  const current = { text: { text: 'newer' }, version: 9 };

  it('text saved elsewhere replaces text that is unchanged here', async () => {
    const { store, sent, read } = setUp();
    read.mockResolvedValue(current);
    store.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({
      text: current.text,
      saved: current,
      phase: { name: 'saved' },
    });
    expect(sent).toEqual([]);
  });

  it('a text that was saved elsewhere does not replace text typed before the response', async () => {
    const { store, type, read } = setUp();
    read.mockResolvedValue(current);
    store.refresh();
    type('mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({ text: { text: 'mine' }, saved: { version: 7 } });
    store.refresh();
    expect(read).toHaveBeenCalledOnce();
  });
});
