/** A partial change of a `T`: any of its fields, at any depth. Lists are replaced as a whole. */
export type Change<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Change<T[K]> | undefined }
    : T;

export function merge<T extends object>(base: T, change: Change<T>): T {
  return mergeObjects(base, change) as T;
}

function mergeObjects(base: object, change: object): object {
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(change) as [string, unknown][]) {
    if (value === undefined) continue;
    const old = merged.get(key);
    merged.set(key, isPlainObject(old) && isPlainObject(value) ? mergeObjects(old, value) : value);
  }
  return Object.fromEntries(merged);
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
