import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Cache } from '#app/platform/server/cache/cache.server.ts';

/**
 * Assumed maximum lifetime of a session if the identity provider does not state its expiry
 * (milliseconds).
 */
const UNKNOWN_END_MS = 30 * 24 * 60 * 60_000;

/** Maximum number of signed-out sessions in the memory of this process. */
const MAX_OWN = 100_000;

interface Ending {
  sid: string;
  accessExpiresAt: number;
  refreshToken: string | null;
  refreshExpiresAt: number | null;
}

/**
 * Stores signed-out sessions. The whole session is in its cookie, so a copy of the cookie would
 * otherwise be valid until its tokens expire.
 */
export interface SignedOut {
  add: (session: Ending) => Promise<void>;
  has: (sid: string) => Promise<boolean>;
}

export function createSignedOut(cache: Pick<Cache, 'get' | 'insistOn'>): SignedOut {
  // Separate from the cache, so that other values cannot evict a session.
  const own = new LRUCache<string, true>({ max: MAX_OWN, perf: Date });

  return {
    async add(session) {
      const key = keyOf(session.sid);
      const ttl = Math.max(endOf(session) - Date.now(), 1);
      own.set(key, true, { ttl });
      await cache.insistOn(key, true, ttl);
    },
    async has(sid) {
      const key = keyOf(sid);
      return own.has(key) || (await cache.get(key, z.literal(true))) !== undefined;
    },
  };
}

const keyOf = (sid: string) => `signed-out:${createHash('sha256').update(sid).digest('base64url')}`;

/** When the last token of the session expires (epoch milliseconds). */
function endOf({ accessExpiresAt, refreshToken, refreshExpiresAt }: Ending): number {
  if (refreshToken === null) return accessExpiresAt;
  return Math.max(accessExpiresAt, refreshExpiresAt ?? Date.now() + UNKNOWN_END_MS);
}
