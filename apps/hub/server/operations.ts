import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '#app/platform/server/metrics.server.ts';

/** How long an answer about readiness is good for (milliseconds). */
const READY_TTL_MS = 1_000;

interface Operations {
  metrics: Pick<Metrics, 'contentType' | 'text'>;
  /** Whether everything that every page needs answers. */
  isReady: () => Promise<boolean>;
  isDraining: () => boolean;
}

/** The endpoints of operators and their machines. The proxy keeps them from the public. */
export function operations({ metrics, isReady, isDraining }: Operations): Router {
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
