import { vi } from 'vitest';
import type { DraftResult } from '#app/features/drafts/editor/draft-result.ts';
import type { LocalCopies } from '../local-copies.ts';
import { type LocalCopy, type ServerText, initialDraft } from '../state.ts';
import { type DraftSave, createDraftStore } from '../store.ts';

/**
 * A store for tests. The test controls when the server responds, whether the device has storage,
 * and whether the page paints typed text at once or on request.
 */
export function setUp({ hasStorage = true, paintsAtOnce = true } = {}) {
  const sent: DraftSave[] = [];
  const copies: (LocalCopy | null)[] = [];
  let respond: (value: DraftResult | Promise<never>) => void = () => undefined;
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
      return new Promise((resolve) => (respond = resolve));
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
    answer: async (value: DraftResult | Promise<never>) => {
      respond(value);
      await vi.advanceTimersByTimeAsync(0);
    },
    find: (copy: LocalCopy, remove: () => void) => onFound(copy, remove),
    paint: () => onPaint(),
  };
}

export const saved = (version: number): DraftResult => ({
  outcome: 'saved',
  version,
  savedTime: '14:05',
});
