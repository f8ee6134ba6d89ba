import { randomBytes } from 'node:crypto';
import type { Follow } from '@applicant-hub/api-clients';
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

/** The trace that a request belongs to. */
export interface Trace {
  /** 32 hex digits; the id of the request as well. */
  id: string;
  /** The parent span, from the incoming `traceparent`; null when the request starts the trace. */
  caller: { spanId: string; isSampled: boolean } | null;
}

/**
 * @returns the trace of the incoming `traceparent`; without one a new trace, whose id is that of the
 *   request where it is a valid trace id
 */
export function traceOf(traceparent: string | undefined, requestId: string | undefined): Trace {
  const [, id = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (id !== '' && !NOTHING.test(id) && !NOTHING.test(spanId)) {
    return { id, caller: { spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 } };
  }
  const isTraceId = requestId !== undefined && TRACE_ID.test(requestId) && !NOTHING.test(requestId);
  return { id: isTraceId ? requestId : randomBytes(16).toString('hex'), caller: null };
}

/** The header by which a call goes on with a trace. */
export const traceparentOf = (traceId: string, spanId: string, isSampled: boolean): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/**
 * Propagates incoming traces: the calls for a page carry its trace to the APIs. It records no spans
 * itself, and passes on the sampling decision of the caller.
 */
export interface Traces {
  begin: (trace: Trace) => void;
  follow: Follow;
}

export function createTraces(): Traces {
  const sampled = new LRUCache<string, true>({ max: MAX_SAMPLED });
  return {
    begin({ id, caller }) {
      if (caller?.isSampled) sampled.set(id, true);
    },
    follow({ requestId }) {
      const spanId = randomBytes(8).toString('hex');
      return {
        headers: { traceparent: traceparentOf(requestId, spanId, sampled.has(requestId)) },
        end: () => undefined,
      };
    },
  };
}
