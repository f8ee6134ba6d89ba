import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftStore } from './store.ts';
import { saved, setUp } from './testing/draft-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const asideOf = (store: DraftStore, index = 0) => {
  const aside = store.getState().aside[index];
  if (aside === undefined) throw new Error('Nothing was put aside');
  return aside;
};

describe('[EXT-1] the local copy of a text', () => {
  it('the device has a copy after every change, until the server has the text', async () => {
    const { copies, type, answer: respond } = setUp();
    type('a');
    expect(copies.at(-1)).toMatchObject({ text: { text: 'a' }, version: 7 });
    type('ab');
    expect(copies.at(-1)).toMatchObject({ text: { text: 'ab' } });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(copies.at(-1)).toMatchObject({ text: { text: 'ab' } });
    await respond(saved(8));
    expect(copies.at(-1)).toBeNull();
  });

  it('typing continues when the device cannot store a copy', async () => {
    const { store, sent, type } = setUp({ hasStorage: false });
    type('a');
    expect(store.isCopied()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(sent).toHaveLength(1);
  });

  it('this page takes over a copy from another page, and stores the text before the old copy is removed', async () => {
    const { store, sent, copies, find } = setUp();
    find({ text: { text: 'older' }, version: 7, unanswered: [], aside: [] }, () => {
      expect(copies.at(-1)).toMatchObject({ text: { text: 'older' } });
      copies.push(null);
    });
    expect(copies.at(-1)).toBeNull();
    expect(store.getState().text).toEqual({ text: 'older' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });

  it('a copy from another page is not removed while it is only offered', () => {
    const { store, type, find } = setUp();
    const remove = vi.fn();
    type('mine');
    find({ text: { text: 'found' }, version: 7, unanswered: [], aside: [] }, remove);
    expect(remove).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({
      text: { text: 'mine' },
      aside: [{ reason: 'found' }],
    });
    store.dispatch({ type: 'swapped', aside: asideOf(store) });
    expect(remove).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({
      text: { text: 'found' },
      aside: [{ text: { text: 'mine' } }],
    });
  });

  it('an offered copy from another page remains after another decision, and is removed when dismissed', async () => {
    const { store, type, answer: respond, find } = setUp();
    const removes = [vi.fn(), vi.fn()];
    type('mine');
    removes.forEach((remove, index) =>
      find({ text: { text: `found ${index}` }, version: 7, unanswered: [], aside: [] }, remove),
    );
    store.dispatch({ type: 'wanted' });
    await respond({ outcome: 'conflict', other: { text: { text: 'other' }, version: 9 } });
    store.dispatch({ type: 'chosen', choice: 'other' });
    expect(store.getState().aside).toMatchObject([
      { text: { text: 'mine' }, reason: 'chosen' },
      { text: { text: 'found 1' }, reason: 'found' },
      { text: { text: 'found 0' }, reason: 'found' },
    ]);
    store.dispatch({ type: 'dismissed', aside: asideOf(store, 1) });
    expect(removes[0]).not.toHaveBeenCalled();
    expect(removes[1]).toHaveBeenCalledOnce();
  });

  it('a copy that was taken over is not removed if this page cannot store its own copy', () => {
    const { store, type, find } = setUp({ hasStorage: false });
    const remove = vi.fn();
    type('mine');
    find({ text: { text: 'found' }, version: 7, unanswered: [], aside: [] }, remove);
    store.dispatch({ type: 'swapped', aside: asideOf(store) });
    expect(remove).not.toHaveBeenCalled();
  });

  it('the copy contains the texts that the applicant rejected, until they are dismissed', async () => {
    const { store, copies, type, answer: respond } = setUp();
    type('mine');
    store.dispatch({ type: 'wanted' });
    await respond({ outcome: 'conflict', other: { text: { text: 'other' }, version: 9 } });
    store.dispatch({ type: 'chosen', choice: 'other' });
    expect(copies.at(-1)).toMatchObject({ text: null, version: 9, aside: [{ text: 'mine' }] });
    store.dispatch({ type: 'dismissed', aside: asideOf(store) });
    expect(copies.at(-1)).toBeNull();
  });

  it('a copy from another page is not removed if this page cannot store its own copy', () => {
    const { find } = setUp({ hasStorage: false });
    const remove = vi.fn();
    find({ text: { text: 'found' }, version: 7, unanswered: [], aside: [] }, remove);
    expect(remove).not.toHaveBeenCalled();
  });
});
