import type { Result } from '@applicant-hub/api-clients';
import { z } from 'zod';
import type { Store } from './cached.server.ts';
import { type InFlight, oneInFlight } from './one-in-flight.server.ts';

/** How long a thing is cached (specification 1, section 9: 60 minutes by default). */
const KNOWN_MS = 60 * 60_000;

/** What nobody knows is asked for again after this time: it may have been taken down for a while. */
const UNKNOWN_MS = 5 * 60_000;

/** The APIs answer for this many things at once (FAV-27, FAV-29). */
const PAGE_SIZE = 100;

export interface LookUp<T> {
  /** Of what, for the cache: things of the same kind and shape always have the same name. */
  name: string;
  /** What is looked up, in the order of the answer. */
  keys: readonly string[];
  keyOf: (thing: T) => string;
  /** Asks for what is not known yet, at most a page of it. */
  ask: (missing: string[]) => Promise<Result<T[]>>;
}

/**
 * Looks things up by id. What was asked for lately is cached one by one, so that lists that
 * overlap cost nothing; the rest is asked for by the page, side by side, and by one of several
 * requests that want the same page.
 *
 * @param inFlight what is being asked for now
 */
export async function lookUp<T>(
  cache: Store,
  inFlight: InFlight,
  { name, keys, keyOf, ask }: LookUp<T>,
): Promise<Result<T[]>> {
  const cacheKey = (key: string) => `reference:${name}:${key}`;
  const wanted = [...new Set(keys)];
  const known = new Map<string, Known<T>>();
  await Promise.all(
    wanted.map(async (key) => {
      const thing = (await cache.get(cacheKey(key), thingSchema)) as Known<T> | undefined;
      if (thing !== undefined) known.set(key, thing);
    }),
  );

  const keep = (missing: readonly string[], things: readonly T[], without: null | Unread) => {
    const found = new Map(things.map((thing) => [keyOf(thing), thing]));
    for (const key of missing) {
      const thing = found.get(key);
      // Nobody waits for the cache to have it.
      void cache.set(cacheKey(key), thing ?? without, thing ? KNOWN_MS : UNKNOWN_MS);
    }
  };
  const askOnce = (missing: string[]): Promise<Result<T[]>> =>
    oneInFlight(inFlight, `${name}:${missing.join()}`, async () => {
      const result = await ask(missing);
      if (result.ok) keep(missing, result.value, result.isPartial ? UNREAD : null);
      return result;
    });

  const pages = pagesOf(wanted.filter((key) => !known.has(key)));
  const answers = await Promise.all(pages.map(askOnce));
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return answer;
    if (answer.isPartial) for (const key of pages[index] ?? []) known.set(key, UNREAD);
    for (const thing of answer.value) known.set(keyOf(thing), thing);
  }
  const found = keys.flatMap((key) => known.get(key) ?? []);
  const value = found.filter((thing): thing is Exclude<typeof thing, Unread> => thing !== UNREAD);
  return { ok: true, value, ...(value.length < found.length && { isPartial: true }) };
}

/** In the place of a thing that a partial answer may have lost. */
const UNREAD = 'unread';
type Unread = typeof UNREAD;

/** Null: no such thing exists. */
type Known<T> = T | null | Unread;

/** A thing is of the release that asked; the name says which. */
const thingSchema = z.union([z.looseObject({}), z.null(), z.literal(UNREAD)]);

const pagesOf = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / PAGE_SIZE) }, (_, page) =>
    keys.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
