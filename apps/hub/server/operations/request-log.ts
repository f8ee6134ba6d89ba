import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '#app/platform/server/observability/metrics.server.ts';
import { requestIdOf } from './request-id.ts';

/**
 * One log line and one observation per request. They name the route's pattern and not the path, so
 * nothing that a person typed gets into them.
 */
export function requestLog(
  log: Logger,
  metrics: Metrics,
  labelOf: (path: string) => string,
): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const { method, path } = req;
    res.once('close', () => {
      const durationMs = performance.now() - startedAt;
      const route = labelOf(path);
      const status = res.statusCode;
      metrics.observeRequest({ method, route, status, durationMs });
      log[status < 500 ? 'info' : 'error'](
        {
          requestId: requestIdOf(res),
          method,
          route,
          status,
          durationMs: Math.round(durationMs * 10) / 10,
          ...(res.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}
