import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { httpCheck } from '#app/platform/server/observability/health.server.ts';
import type { Services } from '../start/services.ts';

/** How long the account API may take to show that it is there (milliseconds). */
const READY_TIMEOUT_MS = 2_000;

/** How long an answer about readiness is good for (milliseconds). */
const READY_TTL_MS = 1_000;

/**
 * The endpoints of operators and their machines. They have a port of their own, or the proxy keeps
 * them from the public.
 */
export function operations({ config, metrics, oidc }: Services, isDraining: () => boolean): Router {
  const isIdentityUp = httpCheck(config.apis.identity);
  /** Whether everything that every page needs answers. */
  const isReady = async () => {
    const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
    return (await Promise.all([isIdentityUp(signal), oidc.isReady()])).every(Boolean);
  };
  const router = Router();
  // Of several probes one asks, and its answer does for those that come soon after it.
  const readiness = new LRUCache<'hub', 'ready' | 'not ready'>({
    max: 1,
    ttl: READY_TTL_MS,
    perf: Date,
    fetchMethod: async () => ((await isReady()) ? 'ready' : 'not ready'),
  });

  router.get('/healthz', (_req, res) => {
    res.type('text').send('ok\n');
  });
  router.get('/readyz', (_req, res, next) => {
    const answer = isDraining() ? Promise.resolve('draining') : readiness.forceFetch('hub');
    answer
      .then((text) =>
        res
          .status(text === 'ready' ? 200 : 503)
          .type('text')
          .send(`${text}\n`),
      )
      .catch(next);
  });
  router.get('/metrics', (_req, res, next) => {
    metrics
      .text()
      .then((text) => res.setHeader('Content-Type', metrics.contentType).end(text))
      .catch(next);
  });
  return router;
}
