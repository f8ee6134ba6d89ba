import type { Result } from '@applicant-hub/api-clients';
import { z } from 'zod';
import type { Store } from './cached.server.ts';
import { type InFlight, oneInFlight } from './one-in-flight.server.ts';

/** How long an item is cached (specification 1, section 9: 60 minutes by default). */
const KNOWN_MS = 60 * 60_000;

/**
 * How long an unknown id is cached. This is short, because the item may be offline only
 * temporarily.
 */
const UNKNOWN_MS = 5 * 60_000;

/** Maximum number of ids in one request to the APIs (FAV-27, FAV-29). */
const PAGE_SIZE = 100;

export interface LookUp<T> {
  /** Identifies the kind and format of the items in their cache keys. */
  name: string;
  /** The ids, in the order of the result. */
  keys: readonly string[];
  keyOf: (item: T) => string;
  /** Fetches items that are not cached. Receives at most as many ids as fit into one request. */
  fetch: (missing: string[]) => Promise<Result<T[]>>;
}

/**
 * Looks up items by id. Each item is cached separately, so that overlapping lists need no new
 * requests. Ids that are not cached are requested in batches, in parallel. Concurrent requests for
 * the same batch share one call.
 */
export async function lookUp<T>(
  cache: Store,
  inFlight: InFlight,
  { name, keys, keyOf, fetch }: LookUp<T>,
): Promise<Result<T[]>> {
  const cacheKey = (key: string) => `reference:${name}:${key}`;
  const wanted = [...new Set(keys)];
  const known = new Map<string, Known<T>>();
  await Promise.all(
    wanted.map(async (key) => {
      const item = (await cache.get(cacheKey(key), itemSchema)) as Known<T> | undefined;
      if (item !== undefined) known.set(key, item);
    }),
  );

  const keep = (missing: readonly string[], items: readonly T[], without: null | Unread) => {
    const found = new Map(items.map((item) => [keyOf(item), item]));
    for (const key of missing) {
      const item = found.get(key);
      // The response does not wait for the cache.
      void cache.set(cacheKey(key), item ?? without, item ? KNOWN_MS : UNKNOWN_MS);
    }
  };
  const requestOnce = (missing: string[]): Promise<Result<T[]>> =>
    oneInFlight(inFlight, `${name}:${missing.join()}`, async () => {
      const result = await fetch(missing);
      if (result.ok) keep(missing, result.value, result.isPartial ? UNREAD : null);
      return result;
    });

  const pages = pagesOf(wanted.filter((key) => !known.has(key)));
  const answers = await Promise.all(pages.map(requestOnce));
  for (const [index, result] of answers.entries()) {
    if (!result.ok) return result;
    if (result.isPartial) for (const key of pages[index] ?? []) known.set(key, UNREAD);
    for (const item of result.value) known.set(keyOf(item), item);
  }
  const found = keys.flatMap((key) => known.get(key) ?? []);
  const value = found.filter((item): item is Exclude<typeof item, Unread> => item !== UNREAD);
  return { ok: true, value, ...(value.length < found.length && { isPartial: true }) };
}

/** Cached in place of an item that a partial response may have lost. */
const UNREAD = 'unread';
type Unread = typeof UNREAD;

/** Null if the item does not exist. */
type Known<T> = T | null | Unread;

/**
 * The schema does not validate items, because their cache key contains the release that wrote them.
 */
const itemSchema = z.union([z.looseObject({}), z.null(), z.literal(UNREAD)]);

const pagesOf = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / PAGE_SIZE) }, (_, page) =>
    keys.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
