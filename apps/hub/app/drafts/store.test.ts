import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftAnswer } from './answer.ts';
import type { LocalCopies } from './local-copies.ts';
import { type LocalCopy, initialDraft } from './machine.ts';
import { type DraftSave, createDraftStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store on a server that answers when it is told to, and a device that keeps its copies or not. */
function setUp({ hasStorage = true } = {}) {
  const sent: DraftSave[] = [];
  const copies: (LocalCopy | null)[] = [];
  let answer: (value: DraftAnswer | Promise<never>) => void = () => undefined;
  let onFound: Parameters<LocalCopies['open']>[0] = () => undefined;
  const store = createDraftStore(initialDraft({ text: { text: 'old' }, version: 7 }), {
    now: Date.now,
    later(work, ms) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    send(save) {
      sent.push(save);
      return new Promise((resolve) => (answer = resolve));
    },
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
    store,
    sent,
    copies,
    type: (text: string) => store.dispatch({ type: 'typed', text: { text } }),
    answer: async (value: DraftAnswer | Promise<never>) => {
      answer(value);
      await vi.advanceTimersByTimeAsync(0);
    },
    find: (copy: LocalCopy, remove: () => void) => onFound(copy, remove),
  };
}

const saved = (version: number): DraftAnswer => ({ outcome: 'saved', version, savedTime: '14:05' });

describe('saving', () => {
  it('[SYS-5] waits 2.5 s after the last key, and says that it did', async () => {
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

  it('[SYS-5] does not wait when it is wanted at once', () => {
    const { store, sent, type } = setUp();
    type('a');
    store.dispatch({ type: 'wanted' });
    expect(sent).toMatchObject([{ text: { text: 'a' }, immediate: true }]);
  });

  it('[EXT-1] has one save on its way at a time, and the latest text follows', async () => {
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

  it('[EXT-1] tries again after a failure, and at once when there is a line again', async () => {
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

it('[EXT-1] a save that breaks is one that failed', async () => {
  const { store, type, answer } = setUp();
  type('a');
  await vi.advanceTimersByTimeAsync(2_500);
  await answer(Promise.reject(new Error('broken')));
  expect(store.getState().phase.name).toBe('waiting');
});

describe('[EXT-1] the copy on the device', () => {
  it('is there with every change, and gone when the server has it', async () => {
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

  it('may be impossible, and typing goes on', async () => {
    const { store, sent, type } = setUp({ hasStorage: false });
    type('a');
    expect(store.isCopied()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(sent).toHaveLength(1);
  });

  it('of another page becomes this one, and is kept before the old one goes', async () => {
    const { store, sent, copies, find } = setUp();
    find({ text: { text: 'older' }, version: 7, unanswered: [] }, () => {
      expect(copies.at(-1)).toMatchObject({ text: { text: 'older' } });
      copies.push(null);
    });
    expect(copies.at(-1)).toBeNull();
    expect(store.getState().text).toEqual({ text: 'older' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });

  it('of another page stays while it is only offered', () => {
    const { store, type, find } = setUp();
    const remove = vi.fn();
    type('mine');
    find({ text: { text: 'found' }, version: 7, unanswered: [] }, remove);
    expect(remove).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ text: { text: 'mine' }, aside: { reason: 'found' } });
    store.dispatch({ type: 'swapped' });
    expect(remove).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({
      text: { text: 'found' },
      aside: { text: { text: 'mine' } },
    });
  });

  it('of another page stays where there is no room for this one', () => {
    const { find } = setUp({ hasStorage: false });
    const remove = vi.fn();
    find({ text: { text: 'found' }, version: 7, unanswered: [] }, remove);
    expect(remove).not.toHaveBeenCalled();
  });
});
