import type { FailureKind, Result } from '@applicant-hub/api-clients';
import { z } from 'zod';
import type { Cache, MarkedKey } from './cache.server.ts';
import { type InFlight, oneInFlight } from './one-in-flight.server.ts';

export type Store = Pick<Cache, 'get' | 'set'>;

export interface Lifetimes {
  /** How long the value is fresh. */
  ttlMs: number;
  /**
   * How long the value is stored after the response. When the value is no longer fresh, it is still
   * returned, and a new value is fetched in the background.
   */
  staleMs: number;
  /** Pause before the next attempt after a failure; 0 means that the next request tries again. */
  negativeTtlMs: number;
}

interface CachedResult<T> {
  result: Result<T>;
  /** Epoch milliseconds (real clock). */
  freshUntil: number;
  keptUntil: number;
}

/**
 * The schema does not validate the value itself, because the key contains the release that wrote
 * it.
 */
const storedSchema = z.object({
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
  load: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const { negativeTtlMs } = lifetimes;

  async function keep(result: Result<T>, old: CachedResult<T> | undefined): Promise<void> {
    if (result.ok) return cacheSuccess(cache, { key, lifetimes }, result);
    if (negativeTtlMs === 0) return;
    const now = Date.now();
    const entry = old?.result.ok ? old : { result, keptUntil: now + negativeTtlMs };
    if (entry.keptUntil > now) {
      await cache.set(key, { ...entry, freshUntil: now + negativeTtlMs }, entry.keptUntil - now);
    }
  }

  function requestOnce(old?: CachedResult<T>): Promise<Result<T>> {
    return oneInFlight(inFlight, JSON.stringify(key), async () => {
      const result = await load();
      await keep(result, old);
      return result;
    });
  }

  const entry = (await cache.get(key, storedSchema)) as CachedResult<T> | undefined;
  if (!entry) return requestOnce();
  // Runs in the background. The clients log any failure.
  if (Date.now() > entry.freshUntil) void requestOnce(entry);
  return entry.result;
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
  const entry: CachedResult<T> = { result, freshUntil: now + ttlMs, keptUntil: now + staleMs };
  await cache.set(key, entry, staleMs);
}
