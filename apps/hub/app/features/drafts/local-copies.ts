import { deviceStore } from '#app/platform/browser/device-store.ts';
import type { LocalCopy } from './machine.ts';
import { isText } from './text.ts';

/** The copies of one text on this device, as one page sees them. */
export interface LocalCopies {
  /**
   * Keeps the copy of this page, or removes it.
   *
   * @returns whether it is kept; a device may have no room, or no place at all
   */
  keep: (copy: LocalCopy | null) => boolean;
  /**
   * Marks this page's copy as held, and tells of each that another page left behind: at once, or as
   * soon as that page is gone. One that was told stays until `remove` is called.
   */
  open: (onFound: (copy: LocalCopy, remove: () => void) => void) => void;
  /** Lets go of this page's copy, for another page to find. */
  close: () => void;
}

/**
 * The copies of one text. Every page has one of its own, so that two tabs do not take away each
 * other's; a lock that lasts as long as the page tells whose page is still there.
 *
 * @param owner says whose the text is, and is no name
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

/** Tells when the copies of this device change, in this tab or in another. */
export function subscribeCopies(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Which texts of a person this device has and the server does not, as far as the copies tell. */
export function unsavedTexts(owner: string): string[] {
  const prefix = `${owner}:`;
  const keys = deviceStore
    .parts('drafts', prefix)
    .filter((key) => (readCopy(key)?.text ?? null) !== null);
  return [...new Set(keys.map((key) => key.slice(prefix.length).split(':')[0] ?? ''))];
}

/** Forgets everything that this device keeps of a person's texts. */
export function forgetLocalCopies(owner: string): void {
  for (const key of deviceStore.parts('drafts', `${owner}:`)) removeItem(key);
}

/** The lock of a copy, held as long as its page is there. */
const lockOf = (key: string) => `hub-draft:${key}`;

/** Where locks are unknown, every other page counts as gone. */
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

/** Nobody waits for a lock any more once the signal is given. */
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
  told(deviceStore.write('drafts', value, key));

const removeItem = (key: string): boolean => told(deviceStore.remove('drafts', key));

/** Tells of what was done. */
function told(isDone: boolean): boolean {
  if (isDone) for (const listener of listeners) listener();
  return isDone;
}
