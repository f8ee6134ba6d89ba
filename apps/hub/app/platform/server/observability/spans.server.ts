import type { Cache, CacheKey } from '#app/platform/server/cache/cache.server.ts';
import type { FollowCall, Trace } from './traces.server.ts';

export interface RequestSpan {
  /** Runs the handler of the request inside the span. */
  run: (rest: () => void) => void;
  end: (response: { status: number; isAborted: boolean }) => void;
}

/**
 * Records the steps of a request and their duration. Spans contain no personal data: no path,
 * query, header, key or body, only names from the hub's own code.
 */
export interface Spans {
  begin: (request: { trace: Trace; method: string; route: string }) => RequestSpan;
  follow: FollowCall;
  noteFragment: (island: string, isCached: boolean) => void;
  /** @param what the kind of value, never its key */
  readCache: <T>(what: string, read: () => Promise<T | undefined>) => Promise<T | undefined>;
  /** Sends the remaining spans, within a time limit. */
  close: () => Promise<void>;
}

export const withSpans = (cache: Cache, { readCache }: Spans): Cache => ({
  ...cache,
  get: (key, schema) => readCache(kindOf(key), () => cache.get(key, schema)),
  wipeMark: (owner) => readCache('wipe-mark', () => cache.wipeMark(owner)),
});

/** The part of a cache key that the code defines. The rest of the key may identify an applicant. */
function kindOf(key: CacheKey): string {
  const name = typeof key === 'string' ? key : key.name;
  return /^[a-z-]+(?=:|$)/.exec(name)?.[0] ?? 'other';
}
