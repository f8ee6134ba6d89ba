import { Router } from 'express';
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
  const isReadyNow = remembered(isReady, READY_TTL_MS);

  router.get('/healthz', (_req, res) => {
    res.type('text').send('ok\n');
  });
  router.get('/readyz', (_req, res, next) => {
    const answer = isDraining() ? Promise.resolve('draining') : isReadyNow().then(readiness);
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

const readiness = (isReady: boolean) => (isReady ? 'ready' : 'not ready');

/** One call at a time, and its answer for a while after it came. */
function remembered<T>(ask: () => Promise<T>, ttlMs: number): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().finally(() => {
      setTimeout(() => (answer = undefined), ttlMs).unref();
    });
    return answer;
  };
}
