import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { traceStateOf } from './trace-state.server.ts';

/**
 * W3C Trace Context: version, trace, span of the caller, flags. Later versions of the header may
 * add fields.
 */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const TRACE_ID = /^[\da-f]{32}$/;

/** An invalid id of a trace or span. */
const NOTHING = /^0+$/;

/** The flag of a recorded trace. */
const SAMPLED = 1;

export interface Trace {
  /** 32 hex digits, also used as the id of the request. */
  id: string;
  /** The parent span, from the incoming `traceparent`; null if the request starts the trace. */
  caller: { spanId: string; isSampled: boolean; state: string | null } | null;
}

export interface TraceHeaders {
  traceparent: string | undefined;
  tracestate: string | undefined;
}

/**
 * @returns the trace of the incoming `traceparent`; otherwise a new trace, whose id is the id of
 * the request if that is a valid trace id
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

export interface TracedCall {
  api: string;
  operation: string;
  method?: string;
}

export interface TracedEnd {
  outcome: string;
  status?: number | null;
  /** Records the reason why the call was not sent. */
  notSent?: string;
}

export type FollowCall = (call: TracedCall) => {
  /** Headers that continue the trace; empty outside a request. */
  headers: Record<string, string>;
  end: (end: TracedEnd) => void;
};

interface Step {
  traceId: string;
  spanId: string;
  isSampled: boolean;
  state: string | null;
}

export const traceHeaders = ({ traceId, spanId, isSampled, state }: Step) => ({
  traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
  ...(state !== null && { tracestate: state }),
});

/**
 * Propagates incoming traces to the calls for a page. It records no spans, and passes on the
 * sampling decision of the caller.
 */
export interface Traces {
  /** Runs the handler of a request in this trace. */
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
