import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** W3C Trace Context: version, trace, span of the caller, flags; later versions may say more. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const TRACE_ID = /^[\da-f]{32}$/;

/** What neither a trace nor a span may be called. */
const NOTHING = /^0+$/;

/** The flag of a trace that is recorded. */
const SAMPLED = 1;

/** Traces that are recorded and still under way, at most. */
const MAX_SAMPLED = 10_000;

/**
 * Lets the traces of others go through the hub: what it asks for a page belongs to the trace of the
 * page, whose id is the id of its request as well. The hub records no spans itself, so whether a trace
 * is recorded is for whoever began it to say.
 */
export interface Traces {
  /** @returns the id of a request: of the trace that it belongs to, or of one that begins with it */
  begin: (traceparent: string | undefined, requestId: string | undefined) => string;
  /** The header of one call for a request. */
  headersOf: (requestId: string) => Record<string, string>;
}

export function createTraces(): Traces {
  const sampled = new LRUCache<string, true>({ max: MAX_SAMPLED });
  return {
    begin(traceparent, requestId) {
      const [, trace = '', span = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
      if (trace !== '' && !NOTHING.test(trace) && !NOTHING.test(span)) {
        if (Number.parseInt(flags, 16) & SAMPLED) sampled.set(trace, true);
        return trace;
      }
      const isTraceId = requestId !== undefined && TRACE_ID.test(requestId);
      return isTraceId && !NOTHING.test(requestId) ? requestId : randomBytes(16).toString('hex');
    },
    headersOf: (requestId) => ({
      traceparent: `00-${requestId}-${randomBytes(8).toString('hex')}-${sampled.has(requestId) ? '01' : '00'}`,
    }),
  };
}
