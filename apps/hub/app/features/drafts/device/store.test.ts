import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftAnswer } from '../editor/answer.ts';
import type { LocalCopies } from './local-copies.ts';
import { type LocalCopy, type ServerText, initialDraft } from './state.ts';
import { type DraftSave, type DraftStore, createDraftStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A store with a server that answers on request, a device with or without storage, and a page that
 * paints typed text at once or on request.
 */
function setUp({ hasStorage = true, paintsAtOnce = true } = {}) {
  const sent: DraftSave[] = [];
  const copies: (LocalCopy | null)[] = [];
  let answer: (value: DraftAnswer | Promise<never>) => void = () => undefined;
  const read = vi.fn(() => Promise.resolve<ServerText | null>(null));
  let onPaint: () => void = () => undefined;
  let onFound: Parameters<LocalCopies['open']>[0] = () => undefined;
  const store = createDraftStore(initialDraft({ text: { text: 'old' }, version: 7 }), {
    now: Date.now,
    later(work, ms) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    afterPaint(work) {
      let isDone = false;
      onPaint = () => {
        if (!isDone) work();
        isDone = true;
      };
      if (paintsAtOnce) onPaint();
      return onPaint;
    },
    send(save) {
      sent.push(save);
      return new Promise((resolve) => (answer = resolve));
    },
    read,
    copies: {
      keep(copy) {
        copies.push(copy);
        return hasStorage;
      },
      open: (listener) => void (onFound = listener),
      close: () => undefined,
    },
  });
  store.open();
  return {
    read,
    store,
    sent,
    copies,
    type: (text: string) => store.dispatch({ type: 'typed', text: { text } }),
    answer: async (value: DraftAnswer | Promise<never>) => {
      answer(value);
      await vi.advanceTimersByTimeAsync(0);
    },
    find: (copy: LocalCopy, remove: () => void) => onFound(copy, remove),
    paint: () => onPaint(),
  };
}

it('after the applicant deletes everything, a text is neither saved nor copied', async () => {
  const { store, sent, copies, type, answer } = setUp();
  type('one');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
  type('one two');
  store.abandon();
  expect(copies.at(-1)).toBeNull();
  const kept = copies.length;
  await answer({ outcome: 'failed' });
  type('one two three');
  store.dispatch({ type: 'wanted' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(copies).toHaveLength(kept);
});

describe('typed text', () => {
  it('typed text is known at once, and reported and copied after it is painted', () => {
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

  it('typed text is copied before the store reports whether it is', () => {
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

const asideOf = (store: DraftStore, index = 0) => {
  const aside = store.getState().aside[index];
  if (aside === undefined) throw new Error('Nothing was put aside');
  return aside;
};

const saved = (version: number): DraftAnswer => ({ outcome: 'saved', version, savedTime: '14:05' });

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

  it('[EXT-1] only one save is in progress, and the latest text follows it', async () => {
    const { sent, type, answer } = setUp();
    type('a');
    await vi.advanceTimersByTimeAsync(2_500);
    for (const text of ['ab', 'abc']) {
      type(text);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(sent).toHaveLength(1);
    await answer(saved(8));
    expect(sent[1]).toMatchObject({ text: { text: 'abc' }, expectedVersion: 8 });
  });

  it('[EXT-1] a failed save is retried, and at once when the network returns', async () => {
    const { store, sent, type, answer } = setUp();
    type('a');
    await vi.advanceTimersByTimeAsync(2_500);
    await answer({ outcome: 'failed' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    await answer({ outcome: 'failed' });
    store.dispatch({ type: 'woken' });
    expect(sent).toHaveLength(3);
  });
});

it('[EXT-1] a save that throws counts as failed', async () => {
  const { store, type, answer } = setUp();
  type('a');
  await vi.advanceTimersByTimeAsync(2_500);
  await answer(Promise.reject(new Error('broken')));
  expect(store.getState().phase.name).toBe('waiting');
});

describe('[EXT-1] the copy of a text on the device', () => {
  it('the device has a copy after every change, until the server has the text', async () => {
    const { copies, type, answer } = setUp();
    type('a');
    expect(copies.at(-1)).toMatchObject({ text: { text: 'a' }, version: 7 });
    type('ab');
    expect(copies.at(-1)).toMatchObject({ text: { text: 'ab' } });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(copies.at(-1)).toMatchObject({ text: { text: 'ab' } });
    await answer(saved(8));
    expect(copies.at(-1)).toBeNull();
  });

  it('typing continues when the device cannot store a copy', async () => {
    const { store, sent, type } = setUp({ hasStorage: false });
    type('a');
    expect(store.isCopied()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(sent).toHaveLength(1);
  });

  it('a copy of another page is taken over, and stored before the old one is removed', async () => {
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

  it('a copy of another page stays while it is only offered', () => {
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

  it('an offered copy of another page stays after another decision, and is removed when dismissed', async () => {
    const { store, type, answer, find } = setUp();
    const removes = [vi.fn(), vi.fn()];
    type('mine');
    removes.forEach((remove, index) =>
      find({ text: { text: `found ${index}` }, version: 7, unanswered: [], aside: [] }, remove),
    );
    store.dispatch({ type: 'wanted' });
    await answer({ outcome: 'conflict', other: { text: { text: 'other' }, version: 9 } });
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

  it('a copy that was taken over stays if this page cannot store its own', () => {
    const { store, type, find } = setUp({ hasStorage: false });
    const remove = vi.fn();
    type('mine');
    find({ text: { text: 'found' }, version: 7, unanswered: [], aside: [] }, remove);
    store.dispatch({ type: 'swapped', aside: asideOf(store) });
    expect(remove).not.toHaveBeenCalled();
  });

  it('the copy contains the texts that the applicant decided against, until they are dismissed', async () => {
    const { store, copies, type, answer } = setUp();
    type('mine');
    store.dispatch({ type: 'wanted' });
    await answer({ outcome: 'conflict', other: { text: { text: 'other' }, version: 9 } });
    store.dispatch({ type: 'chosen', choice: 'other' });
    expect(copies.at(-1)).toMatchObject({ text: null, version: 9, aside: [{ text: 'mine' }] });
    store.dispatch({ type: 'dismissed', aside: asideOf(store) });
    expect(copies.at(-1)).toBeNull();
  });

  it('a copy of another page stays if this page cannot store its own', () => {
    const { find } = setUp({ hasStorage: false });
    const remove = vi.fn();
    find({ text: { text: 'found' }, version: 7, unanswered: [], aside: [] }, remove);
    expect(remove).not.toHaveBeenCalled();
  });
});

describe('[EXT-1] text that was saved elsewhere', () => {
  const current = { text: { text: 'newer' }, version: 9 };

  it('a text that was saved elsewhere replaces a text that is unchanged here', async () => {
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

  it('a text that was saved elsewhere does not replace text typed before the answer', async () => {
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
