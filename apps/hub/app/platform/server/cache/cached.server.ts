import type { FailureKind, Result } from '@applicant-hub/api-clients';
import { z } from 'zod';
import type { Cache, MarkedKey } from './cache.server.ts';
import { type InFlight, oneInFlight } from './one-in-flight.server.ts';

export type Store = Pick<Cache, 'get' | 'set'>;

/** Lifetimes of a cached value (milliseconds). */
export interface Lifetimes {
  /** How long the value is fresh. */
  ttlMs: number;
  /**
   * Time for which the value is stored after the response. When the value is no longer fresh, it is
   * still returned, and a new value is fetched in the background.
   */
  staleMs: number;
  /** Pause before the next attempt after a failure; 0 means that the next request tries again. */
  negativeTtlMs: number;
}

interface Kept<T> {
  result: Result<T>;
  /** Epoch milliseconds (real clock). */
  freshUntil: number;
  keptUntil: number;
}

/**
 * The schema does not validate the value itself, because the key contains the release that wrote
 * it.
 */
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
 * Caches a response. A stale value is still returned while a new value is fetched. Of several
 * requests for the same key, only one fetches. A failure never replaces a known value.
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
  // Runs in the background. The clients log any failure.
  if (Date.now() > kept.freshUntil) void askOnce(kept);
  return kept.result;
}

interface Cached {
  key: string | MarkedKey;
  lifetimes: Lifetimes;
}

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
