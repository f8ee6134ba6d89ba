import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { traceStateOf } from './trace-state.server.ts';

/** W3C Trace Context: version, trace, span of the caller, flags; later versions may say more. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const TRACE_ID = /^[\da-f]{32}$/;

/** What neither a trace nor a span may be called. */
const NOTHING = /^0+$/;

/** The flag of a trace that is recorded. */
const SAMPLED = 1;

/** The trace that a request belongs to. */
export interface Trace {
  /** 32 hex digits; the id of the request as well. */
  id: string;
  /** The parent span, from the incoming `traceparent`; null when the request starts the trace. */
  caller: { spanId: string; isSampled: boolean; state: string | null } | null;
}

/** What a request says of the trace that it belongs to. */
export interface TraceHeaders {
  traceparent: string | undefined;
  tracestate: string | undefined;
}

/**
 * @returns the trace of the incoming `traceparent`; without one a new trace, whose id is that of the
 *   request where it is a valid trace id
 */
export function traceOf(
  { traceparent, tracestate }: TraceHeaders,
  requestId: string | undefined,
): Trace {
  const [, id = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (id !== '' && !NOTHING.test(id) && !NOTHING.test(spanId)) {
    const isSampled = (Number.parseInt(flags, 16) & SAMPLED) !== 0;
    return { id, caller: { spanId, isSampled, state: traceStateOf(tracestate) } };
  }
  const isTraceId = requestId !== undefined && TRACE_ID.test(requestId) && !NOTHING.test(requestId);
  return { id: isTraceId ? requestId : randomBytes(16).toString('hex'), caller: null };
}

/** A call, as far as a trace tells of it. */
export interface TracedCall {
  api: string;
  operation: string;
  method?: string;
}

/** What came of it. */
export interface TracedEnd {
  outcome: string;
  status?: number | null;
  /** Why it was not sent at all. */
  notSent?: string;
}

/** Follows a call to one of our own APIs, or to the identity provider. */
export type FollowCall = (call: TracedCall) => {
  /** By which it goes on with the trace; none where it is for no request. */
  headers: Record<string, string>;
  end: (end: TracedEnd) => void;
};

/** One step of a trace. */
interface Step {
  traceId: string;
  spanId: string;
  isSampled: boolean;
  state: string | null;
}

/** The headers by which a call goes on with a trace. */
export const traceHeaders = ({ traceId, spanId, isSampled, state }: Step) => ({
  traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
  ...(state !== null && { tracestate: state }),
});

/**
 * Propagates incoming traces: the calls for a page carry its trace on. It records no spans itself, and
 * passes on the sampling decision of the caller.
 */
export interface Traces {
  /** Does what belongs to a request of this trace. */
  run: (trace: Trace, rest: () => void) => void;
  follow: FollowCall;
}

export function createTraces(): Traces {
  const served = new AsyncLocalStorage<Trace>();
  return {
    run: (trace, rest) => served.run(trace, rest),
    follow() {
      const trace = served.getStore();
      const end = () => undefined;
      if (trace === undefined) return { headers: {}, end };
      const { id: traceId, caller } = trace;
      const spanId = randomBytes(8).toString('hex');
      const { isSampled = false, state = null } = caller ?? {};
      return { headers: traceHeaders({ traceId, spanId, isSampled, state }), end };
    },
  };
}
