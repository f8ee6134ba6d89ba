import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { httpCheck } from '#app/platform/server/observability/health.server.ts';
import type { Services } from '../start/services.ts';

/** Time limit for the account API in a readiness check (milliseconds). */
const READY_TIMEOUT_MS = 2_000;

/** How long a readiness result is valid (milliseconds). */
const READY_TTL_MS = 1_000;

/**
 * The endpoints for operators and monitoring. They have their own port, or the proxy hides them
 * from the public.
 */
export function operations({ config, metrics, oidc }: Services, isDraining: () => boolean): Router {
  const isIdentityUp = httpCheck(config.apis.identity);
  /** Whether all systems that every page needs are available. */
  const isReady = async () => {
    const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
    return (await Promise.all([isIdentityUp(signal), oidc.isReady()])).every(Boolean);
  };
  const router = Router();
  // Concurrent probes share one check, and probes shortly afterwards use its result.
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
