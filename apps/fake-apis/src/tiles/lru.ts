/**
 * Remembers so many values; the one that was asked for least lately is forgotten first. Not the
 * `lru-cache` of the hub: here its name leads to the old one that the build's tools bring.
 */
export interface Lru<T> {
  /** The value of a key, which is made when it is not remembered. */
  readonly get: (key: string, make: () => T) => T;
}

export function createLru<T>(capacity: number): Lru<T> {
  const values = new Map<string, T>();
  return {
    get(key, make) {
      const known = values.get(key);
      const value = known ?? make();
      // A map keeps the order of insertion, so the first is the oldest.
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > capacity && oldest !== undefined) values.delete(oldest);
      return value;
    },
  };
}
