import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { requireToken } from './access/require-token.ts';
import type { VerifyToken } from './access/verify-token.ts';
import { historyRoutes } from './history/routes.ts';
import { statusHistoriesIn } from './history/status-histories.ts';
import { ApiError } from './http/api-error.ts';
import type { ServiceEnv } from './http/env.ts';
import { requestLog } from './http/request-log.ts';
import type { FindLinkOwner } from './links/link-owner.ts';
import { createMetrics } from './operations/metrics.ts';
import { operations } from './operations/operations.ts';
import { ownItemsIn } from './own-dates/own-items.ts';
import { ownDatesRoutes } from './own-dates/routes.ts';
import type { Store } from './store/store.ts';

/** Maximum size of a body (bytes). The largest valid body has 100 changes of about 2 kB. */
const MAX_BODY = 256 * 1024;

/** Seconds after which a caller may try again while the database is away. */
const RETRY_AFTER_S = '5';

interface AppParts {
  readonly log: Logger;
  readonly store: Store;
  readonly verifyToken: VerifyToken;
  readonly findLinkOwner: FindLinkOwner;
  readonly isDraining: () => boolean;
}

export function createApp(parts: AppParts): Hono<ServiceEnv> {
  const { log, store, verifyToken, findLinkOwner, isDraining } = parts;
  const metrics = createMetrics();
  const guard = requireToken(verifyToken);
  const app = new Hono<ServiceEnv>();
  app.use(requestLog(log, metrics));
  app.use(async (c, next) => {
    await next();
    // The caller then sends its next request to another instance.
    if (isDraining()) c.header('Connection', 'close');
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError(c) {
        // The rest of the body is not read, so the connection cannot be used again.
        c.header('Connection', 'close');
        throw new ApiError(413, 'bodyTooLarge', 'the body is too large');
      },
    }),
  );
  app.route('/', operations({ metrics, isReachable: store.isReachable, isDraining }));
  app.route(
    '/history',
    historyRoutes({ histories: statusHistoriesIn(store), findLinkOwner, guard }),
  );
  app.route('/own-dates', ownDatesRoutes({ items: ownItemsIn(store), findLinkOwner, guard }));
  app.notFound((c) => c.json({ code: 'notFound', message: 'there is nothing here' }, 404));
  app.onError(async (error, c) => {
    if (error instanceof ApiError) {
      const { code, message, more, status } = error;
      return c.json({ code, message, ...more }, status);
    }
    log.error({ requestId: c.var.requestId, err: error }, 'request failed');
    // An error of a driver does not say whether the database is away or the query is wrong.
    if (!(await store.isReachable())) {
      c.header('Retry-After', RETRY_AFTER_S);
      return c.json({ code: 'unavailable', message: 'the database does not respond' }, 503);
    }
    return c.json({ code: 'internal', message: 'the service failed' }, 500);
  });
  return app;
}
