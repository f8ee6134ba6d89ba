import { deviceStore } from '#app/platform/browser/storage/device-store.ts';
import type { LocalCopy } from './state.ts';
import { isText } from '../editor/text.ts';

export interface LocalCopies {
  /**
   * Stores this page's copy, or removes it.
   *
   * @returns whether the copy is stored; a device may have no space or no storage
   */
  keep: (copy: LocalCopy | null) => boolean;
  /**
   * Locks this page's copy, and passes each copy from another page to the caller: at once if that
   * page is closed, otherwise when it closes. The copy remains on the device until `remove` is
   * called.
   */
  open: (onFound: (copy: LocalCopy, remove: () => void) => void) => void;
  /** Releases this page's copy, so that another page can find it. */
  close: () => void;
}

/**
 * Opens the copies of one text. Each page has its own copy, so that two tabs do not overwrite each
 * other's copies. A lock that is held for the lifetime of the page shows which pages are still
 * open.
 *
 * @param owner identifies the owner of the text, without their name
 */
export function openLocalCopies(owner: string, id: string): LocalCopies {
  const prefix = `${owner}:${id}:`;
  const ownKey = prefix + Math.random().toString(36).slice(2);
  let closing = new AbortController();

  return {
    keep(copy) {
      if (copy === null) return removeItem(ownKey);
      return setItem(ownKey, JSON.stringify(copy));
    },
    open(onFound) {
      closing = new AbortController();
      const { signal } = closing;
      holdLock(lockOf(ownKey), signal);
      for (const key of deviceStore.parts('drafts', prefix)) {
        if (key === ownKey) continue;
        whenFree(lockOf(key), signal, () => {
          const copy = readCopy(key);
          if (copy === null) removeItem(key);
          else onFound(copy, () => removeItem(key));
        });
      }
    },
    close: () => closing.abort(),
  };
}

const listeners = new Set<() => void>();

export function subscribeCopies(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function unsavedTexts(owner: string): string[] {
  const prefix = `${owner}:`;
  const keys = deviceStore
    .parts('drafts', prefix)
    .filter((key) => (readCopy(key)?.text ?? null) !== null);
  return [...new Set(keys.map((key) => key.slice(prefix.length).split(':')[0] ?? ''))];
}

export function forgetLocalCopies(owner: string): void {
  for (const key of deviceStore.parts('drafts', `${owner}:`)) removeItem(key);
}

/** The lock of a copy, held while its page is open. */
const lockOf = (key: string) => `hub-draft:${key}`;

/** Without support for locks, every other page counts as closed. */
const locks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

function holdLock(name: string, signal: AbortSignal): void {
  const closed = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  locks()
    ?.request(name, () => closed)
    .catch(() => undefined);
}

/** Stops waiting for the lock when the signal is aborted. */
function whenFree(name: string, signal: AbortSignal, work: () => void): void {
  const manager = locks();
  if (manager === undefined) work();
  else {
    manager.request(name, { signal }, work).catch(() => {
      if (!signal.aborted) work();
    });
  }
}

function readCopy(key: string): LocalCopy | null {
  try {
    const copy = JSON.parse(deviceStore.read('drafts', key) ?? 'null') as LocalCopy | null;
    if (copy === null || (copy.text !== null && !isText(copy.text))) return null;
    return { ...copy, unanswered: texts(copy.unanswered), aside: texts(copy.aside) };
  } catch {
    return null;
  }
}

const texts = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

const setItem = (key: string, value: string): boolean =>
  notified(deviceStore.write('drafts', value, key));

const removeItem = (key: string): boolean => notified(deviceStore.remove('drafts', key));

function notified(isDone: boolean): boolean {
  if (isDone) for (const listener of listeners) listener();
  return isDone;
}
