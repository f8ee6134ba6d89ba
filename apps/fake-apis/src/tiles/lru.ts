/**
 * A cache of limited size; the least recently used value is dropped first. The hub's `lru-cache`
 * cannot be used here, because its name resolves to an old version that build tools install.
 */
export interface Lru<T> {
  readonly get: (key: string, make: () => T) => T;
}

export function createLru<T>(capacity: number): Lru<T> {
  const values = new Map<string, T>();
  return {
    get(key, make) {
      const known = values.get(key);
      const value = known ?? make();
      // A map preserves the order of insertion, so the first key is the oldest.
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > capacity && oldest !== undefined) values.delete(oldest);
      return value;
    },
  };
}
