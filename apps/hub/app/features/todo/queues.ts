/** Work that is done one after the other, of each key by itself. */
export interface Queues<Key> {
  /** Begins the work when all before it of this key has ended, well or not. */
  add: <T>(key: Key, work: () => Promise<T>) => Promise<T>;
  /** Whether work of this key is under way or waits. */
  isWaiting: (key: Key) => boolean;
}

export function createQueues<Key>(): Queues<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return {
    add(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const done = before.catch(() => undefined).then(work);
      // Registered first, so whoever waits for the work finds the queue empty.
      const end = done.finally(() => {
        if (last.get(key) === end) last.delete(key);
      });
      last.set(key, end);
      return end;
    },
    isWaiting: (key) => last.has(key),
  };
}
