import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Trace, traceOf } from '#app/platform/server/observability/traces.server.ts';
import type { Services } from '../start/services.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * Gives every request an id for logs, upstream systems and the response. An incoming id is trusted
 * only behind a proxy, because without a proxy any client could send a false id. The same applies
 * to the incoming trace. If tracing is on, the request id is the trace id.
 */
export function requestId({
  config: { trustProxyHops },
  traces,
  spans,
}: Pick<Services, 'config' | 'traces' | 'spans'>): RequestHandler {
  const isTraced = traces !== null || spans !== null;
  return (req, res, next) => {
    const fromProxy = (name: string) => (trustProxyHops > 0 ? req.get(name) : undefined);
    const inbound = fromProxy('X-Request-Id');
    let id = inbound !== undefined && WELL_FORMED.test(inbound) ? inbound : randomUUID();
    if (isTraced) {
      const [traceparent, tracestate] = [fromProxy('traceparent'), fromProxy('tracestate')];
      res.locals['trace'] = traceOf({ traceparent, tracestate }, inbound);
      id = traceOfRequest(res).id;
    }
    res.locals['requestId'] = id;
    res.setHeader('X-Request-Id', id);
    if (traces) traces.run(traceOfRequest(res), next);
    else next();
  };
}

export const requestIdOf = (res: { locals: Record<string, unknown> }): string =>
  String(res.locals['requestId']);

export const traceOfRequest = (res: { locals: Record<string, unknown> }): Trace =>
  res.locals['trace'] as Trace;
