import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Bucket bounds (seconds), from a read in memory to the longest statement. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface FinishedRequest {
  readonly method: string;
  /** Route pattern. A path would create a separate time series for each value. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
}

export interface Metrics {
  observeRequest: (request: FinishedRequest) => void;
  readonly contentType: string;
  /** All metrics in the Prometheus text format. */
  text: () => Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'hub_service_http_request_duration_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    observeRequest: ({ method, route, status, durationMs }) =>
      requests.observe({ method, route, status }, durationMs / 1_000),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
