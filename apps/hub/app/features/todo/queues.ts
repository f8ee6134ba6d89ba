/** Runs work in order, with a separate queue for each key. */
export interface Queues<Key> {
  /** Starts the work when all earlier work for this key has settled. */
  add: <T>(key: Key, work: () => Promise<T>) => Promise<T>;
  /** Whether work for this key is running or waiting. */
  isWaiting: (key: Key) => boolean;
}

export function createQueues<Key>(): Queues<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return {
    add(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const done = before.catch(() => undefined).then(work);
      // The removal is registered before the handlers of the callers, so that the queue is empty
      // when the awaiting callers continue.
      const end = done.finally(() => {
        if (last.get(key) === end) last.delete(key);
      });
      last.set(key, end);
      return end;
    },
    isWaiting: (key) => last.has(key),
  };
}
