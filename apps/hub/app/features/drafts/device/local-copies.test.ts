import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLocalCopies, subscribeCopies, unsavedTexts } from './local-copies.ts';

const copy = (text: string | null) => ({
  text: text === null ? null : { text },
  version: 7,
  unanswered: [],
  aside: [{ text: 'aside' }],
});

/** The browser storage and locks that the copies need. `isLockFree` applies to all locks. */
function browser({ isLockFree = true } = {}) {
  const items: Record<string, string> = {};
  Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, value: string) => Reflect.set(items, key, value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(items, key) },
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: items }));
  const request = (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => unknown;
    const { signal } = rest[0] as { signal?: AbortSignal };
    if (signal === undefined || isLockFree) return Promise.resolve(work());
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

beforeEach(() => browser());
afterEach(() => vi.unstubAllGlobals());

describe('[EXT-1] local copies of a text', () => {
  it('the unsaved texts of a device are listed, and the page is notified of changes', () => {
    const listener = vi.fn();
    const stop = subscribeCopies(listener);
    const notes = openLocalCopies('me', 'Notes');
    notes.keep(copy('mine'));
    openLocalCopies('me', 'Statement').keep(copy(null));
    openLocalCopies('another', 'StatementNew').keep(copy('theirs'));
    expect(unsavedTexts('me')).toEqual(['Notes']);
    notes.keep(null);
    expect(unsavedTexts('me')).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(4);
    stop();
  });

  it('the next page finds a copy unchanged', () => {
    openLocalCopies('me', 'Notes').keep(copy('mine'));
    const onFound = vi.fn();
    openLocalCopies('me', 'Notes').open(onFound);
    expect(onFound).toHaveBeenCalledWith(copy('mine'), expect.any(Function));
  });

  it('a closed page stops waiting for the copies from other pages', async () => {
    browser({ isLockFree: false });
    openLocalCopies('me', 'Notes').keep(copy('mine'));
    const page = openLocalCopies('me', 'Notes');
    const onFound = vi.fn();
    page.open(onFound);
    page.close();
    await Promise.resolve();
    expect(onFound).not.toHaveBeenCalled();
  });
});
