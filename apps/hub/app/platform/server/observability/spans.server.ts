import type { Cache, CacheKey } from '#app/platform/server/cache/cache.server.ts';
import type { FollowCall, Trace } from './traces.server.ts';

/** The samplers of the specification of OpenTelemetry that need no other system. */
export const samplers = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;

/** How spans are recorded, and where they go. */
export interface SpanSettings {
  /** Base URL of a collector that takes OTLP over HTTP. */
  endpoint: string;
  /** Sent along to the collector. */
  headers: Readonly<Record<string, string>>;
  service: string;
  /** What else is said of this process in all its spans. */
  attributes: Readonly<Record<string, string>>;
  sampler: (typeof samplers)[number];
  /** Which share of traces a sampler by ratio takes, from 0 to 1. */
  ratio: number;
}

/** The span of a request that is served. */
export interface RequestSpan {
  /** Does what belongs to the request. */
  run: (rest: () => void) => void;
  end: (answer: { status: number; isAborted: boolean }) => void;
}

/**
 * Records what is done for a request, and how long that takes. Nothing of a person is in a span: no
 * path, query, header, key or body, only names that the hub has itself.
 */
export interface Spans {
  begin: (request: { trace: Trace; method: string; route: string }) => RequestSpan;
  follow: FollowCall;
  noteFragment: (island: string, isKept: boolean) => void;
  /** @param what names the kind of value, and is not its key */
  readCache: <T>(what: string, read: () => Promise<T | undefined>) => Promise<T | undefined>;
  /** Sends what is still here, where that can be done soon. */
  close: () => Promise<void>;
}

/** A cache whose reads are seen in spans. */
export const withSpans = (cache: Cache, { readCache }: Spans): Cache => ({
  ...cache,
  get: (key, schema) => readCache(kindOf(key), () => cache.get(key, schema)),
  wipeMark: (owner) => readCache('wipe-mark', () => cache.wipeMark(owner)),
});

/** What a key begins with in the code; what follows may be a person's. */
function kindOf(key: CacheKey): string {
  const name = typeof key === 'string' ? key : key.name;
  return /^[a-z-]+(?=:|$)/.exec(name)?.[0] ?? 'other';
}
