import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { paths } from '#app/platform/paths/links.ts';
import { isFromOpenPage } from '#app/platform/request/open-page.server.ts';
import type { Metrics } from '#app/platform/server/observability/metrics.server.ts';
import { busyPage } from './busy-page.ts';
import { ownHost } from '../checks/canonical-host.ts';
import { watchEventLoop } from './event-loop-work.ts';
import { createLoadLimit, type LoadLimits } from './load-limit.ts';

/** When to come again (seconds): a rush of this kind is short, or there is a queue for it. */
const RETRY_AFTER_S = '10';

/** How often the log says that people are sent away (milliseconds). */
const TELL_EVERY_MS = 10_000;

/** What is served in any rush: who waits, who asks how things are, and who is signing in or out. */
const ALWAYS: readonly string[] = [paths.queue, paths.status, '/account/callback', paths.logout];

interface Shedding {
  limits: LoadLimits;
  log: Logger;
  metrics: Pick<Metrics, 'countShed'>;
}

/**
 * Answers those who open a page while the hub has more to do than it can, at once and with almost no
 * work, so that everybody else is still served in time. Nothing that is sent is refused, so no save
 * is lost; nor is what a page asks for that is open already.
 */
export function shedLoad({ limits, log, metrics }: Shedding): RequestHandler {
  const readWork = limits.delayMs === 0 ? undefined : watchEventLoop();
  const limit = createLoadLimit(limits, readWork);
  const page = Buffer.from(busyPage());
  let running = 0;
  let shed = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  function note(): void {
    metrics.countShed();
    shed += 1;
    const now = performance.now();
    if (now - toldAt < TELL_EVERY_MS) return;
    log.warn({ shed, running }, 'load shed');
    toldAt = now;
    shed = 0;
  }

  return (req, res, next) => {
    if (limit.isTooMuch(running) && mayWait(req)) {
      note();
      res
        .writeHead(503, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': page.length,
          'Cache-Control': 'no-store',
          'Retry-After': RETRY_AFTER_S,
        })
        .end(page);
      return;
    }
    running += 1;
    res.once('close', () => {
      running -= 1;
      limit.finished();
    });
    next();
  };
}

/** Whether a request can be sent a little later as well. A client need not request HTML to be one of a crowd. */
function mayWait(req: Request): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || ALWAYS.includes(req.path)) return false;
  return !isFromOpenPage((name) => req.get(name), ownHost(req));
}
