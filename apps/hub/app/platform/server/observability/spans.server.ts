import type { Cache, CacheKey } from '#app/platform/server/cache/cache.server.ts';
import type { FollowCall, Trace } from './traces.server.ts';

/** The samplers of the OpenTelemetry specification that need no other system. */
export const samplers = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;

export interface SpanSettings {
  /** Base URL of a collector that accepts OTLP over HTTP. */
  endpoint: string;
  /** Headers of requests to the collector. */
  headers: Readonly<Record<string, string>>;
  service: string;
  /** Further attributes of this process, added to all its spans. */
  attributes: Readonly<Record<string, string>>;
  sampler: (typeof samplers)[number];
  /** Share of traces that a ratio sampler records, from 0 to 1. */
  ratio: number;
}

export interface RequestSpan {
  /** Runs the handler of the request inside the span. */
  run: (rest: () => void) => void;
  end: (answer: { status: number; isAborted: boolean }) => void;
}

/**
 * Records the steps of a request and their duration. Spans contain no personal data: no path,
 * query, header, key or body, only names from the hub's own code.
 */
export interface Spans {
  begin: (request: { trace: Trace; method: string; route: string }) => RequestSpan;
  follow: FollowCall;
  noteFragment: (island: string, isKept: boolean) => void;
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

/** The part of a key that the code defines. The rest may identify an applicant. */
function kindOf(key: CacheKey): string {
  const name = typeof key === 'string' ? key : key.name;
  return /^[a-z-]+(?=:|$)/.exec(name)?.[0] ?? 'other';
}
