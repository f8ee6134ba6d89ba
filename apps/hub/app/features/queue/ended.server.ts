import { z } from 'zod';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { Cache } from '#app/platform/server/cache/cache.server.ts';

const KEY = 'queue-ended';

/** Lifetime of the record (milliseconds). No browser stores an admission for longer. */
const STORED_MS = 24 * 60 * 60_000;

/** Interval at which the absence of a queue is recorded (milliseconds). */
const WRITE_EVERY_MS = 60_000;

/** Longest time until two instances both see a change of page state (milliseconds). */
const APART_MS = 60_000;

const writtenAt = new WeakMap<Cache, number>();

/** Records that there is currently no queue for any user. The page does not wait for the record. */
export function recordNoQueue({ context: { cache, config } }: Pick<RequestScope, 'context'>): void {
  const now = Date.now();
  if (!config.isPageStateShared || now - (writtenAt.get(cache) ?? 0) < WRITE_EVERY_MS) return;
  writtenAt.set(cache, now);
  void cache.set(KEY, now, STORED_MS);
}

/**
 * Whether a queue has been closed since an admission. A later queue may have the same link.
 *
 * @param admittedAt epoch milliseconds
 */
export async function hasEndedSince(
  { context }: Pick<RequestScope, 'context'>,
  admittedAt: number,
): Promise<boolean> {
  const endedAt = await context.cache.get(KEY, z.number());
  return endedAt !== undefined && endedAt - admittedAt > APART_MS;
}
