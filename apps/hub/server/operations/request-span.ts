import type { RequestHandler } from 'express';
import type { Spans } from '#app/platform/server/observability/spans.server.ts';
import { traceOfRequest } from './request-id.ts';

export function requestSpan(spans: Spans, labelOf: (path: string) => string): RequestHandler {
  return (req, res, next) => {
    const { method, path } = req;
    const span = spans.begin({ trace: traceOfRequest(res), method, route: labelOf(path) });
    res.once('close', () => span.end({ status: res.statusCode, isAborted: !res.writableFinished }));
    span.run(next);
  };
}
