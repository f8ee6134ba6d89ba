import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { Metrics } from '../operations/metrics.ts';
import type { ServiceEnv } from './env.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * Writes one log line and one metric for each request. Both contain the route's pattern instead of
 * the path, so that they contain no user input.
 */
export function requestLog(log: Logger, metrics: Metrics): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const received = c.req.header('x-request-id') ?? '';
    const requestId = WELL_FORMED.test(received) ? received : randomUUID();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    const { method } = c.req;
    const { status } = c.res;
    // Middleware has a path with an asterisk.
    const route = matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? 'none';
    const durationMs = performance.now() - startedAt;
    metrics.observeRequest({ method, route, status, durationMs });
    log[status < 500 ? 'info' : 'error'](
      { requestId, method, route, status, durationMs: Math.round(durationMs * 10) / 10 },
      'request',
    );
  };
}
