import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '#app/platform/server/observability/metrics.server.ts';
import { requestIdOf } from './request-id.ts';

/**
 * Writes one log line and one metric per request. They contain the route's pattern and not the
 * path, so that no user input is logged.
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
