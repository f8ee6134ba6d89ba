import { Hono } from 'hono';
import type { ServiceEnv } from '../http/env.ts';
import type { Metrics } from './metrics.ts';

interface OperationsParts {
  readonly metrics: Metrics;
  /** Whether the database responds. */
  readonly isReachable: () => Promise<boolean>;
  readonly isDraining: () => boolean;
}

export function operations({ metrics, isReachable, isDraining }: OperationsParts) {
  const routes = new Hono<ServiceEnv>();
  routes.get('/healthz', (c) => c.text('ok\n'));
  routes.get('/readyz', async (c) => {
    if (isDraining()) return c.text('draining\n', 503);
    return (await isReachable()) ? c.text('ready\n') : c.text('not ready\n', 503);
  });
  routes.get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  );
  return routes;
}
