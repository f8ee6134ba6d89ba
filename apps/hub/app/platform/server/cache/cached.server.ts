import type { FailureKind, Result } from '@applicant-hub/api-clients';
import { z } from 'zod';
import type { Cache, MarkedKey } from './cache.server.ts';
import { type InFlight, oneInFlight } from './one-in-flight.server.ts';

/** Where answers are kept. */
export type Store = Pick<Cache, 'get' | 'set'>;

/** How long something is cached (milliseconds). */
export interface Lifetimes {
  /** How long nobody asks again. */
  ttlMs: number;
  /** How long after its answer old data is still shown, while it is asked for again. */
  staleMs: number;
  /** How long nobody asks again after a failure; 0 where the next one asks at once. */
  negativeTtlMs: number;
}

interface Kept<T> {
  result: Result<T>;
  /** Epoch milliseconds (real clock). */
  freshUntil: number;
  keptUntil: number;
}

/** The value itself is of the release that asked: its key says which. */
const keptSchema = z.object({
  result: z.discriminatedUnion('ok', [
    z.object({
      ok: z.literal(true),
      value: z.unknown(),
      isPartial: z.literal(true).optional(),
    }),
    z.object({
      ok: z.literal(false),
      failure: z.object({
        kind: z.string().transform((kind) => kind as FailureKind),
        api: z.string(),
        status: z.number().nullable(),
        message: z.string(),
        detail: z.string().nullable(),
      }),
    }),
  ]),
  freshUntil: z.number(),
  keptUntil: z.number(),
});

/**
 * An answer that is cached for a while. What is old is shown once more while it is fetched again;
 * of several requests for the same thing one asks. A failure takes the place of nothing that is known.
 */
export async function cached<T>(
  cache: Store,
  inFlight: InFlight,
  { key, lifetimes }: { key: string | MarkedKey; lifetimes: Lifetimes },
  ask: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const { negativeTtlMs } = lifetimes;

  async function keep(result: Result<T>, old: Kept<T> | undefined): Promise<void> {
    if (result.ok) return cacheSuccess(cache, { key, lifetimes }, result);
    if (negativeTtlMs === 0) return;
    const now = Date.now();
    const kept = old?.result.ok ? old : { result, keptUntil: now + negativeTtlMs };
    if (kept.keptUntil > now) {
      await cache.set(key, { ...kept, freshUntil: now + negativeTtlMs }, kept.keptUntil - now);
    }
  }

  function askOnce(old?: Kept<T>): Promise<Result<T>> {
    return oneInFlight(inFlight, JSON.stringify(key), async () => {
      const result = await ask();
      await keep(result, old);
      return result;
    });
  }

  const kept = (await cache.get(key, keptSchema)) as Kept<T> | undefined;
  if (!kept) return askOnce();
  // Nobody waits for this one; whether it failed is in the log of the clients.
  if (Date.now() > kept.freshUntil) void askOnce(kept);
  return kept.result;
}

interface Cached {
  key: string | MarkedKey;
  lifetimes: Lifetimes;
}

/** Caches a value that was not requested: the answer to a change. */
export const cacheValue = (cache: Store, cached: Cached, value: unknown): Promise<void> =>
  cacheSuccess(cache, cached, { ok: true, value });

async function cacheSuccess<T>(
  cache: Store,
  { key, lifetimes: { ttlMs, staleMs } }: Cached,
  result: Result<T>,
): Promise<void> {
  const now = Date.now();
  const kept: Kept<T> = { result, freshUntil: now + ttlMs, keptUntil: now + staleMs };
  await cache.set(key, kept, staleMs);
}
