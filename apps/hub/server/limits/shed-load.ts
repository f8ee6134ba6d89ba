import { type Language, languages as supported } from '@applicant-hub/domain';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { languagePath, paths } from '#app/platform/paths/links.ts';
import { isFromOpenPage } from '#app/platform/request/open-page.server.ts';
import type { Metrics } from '#app/platform/server/observability/metrics.server.ts';
import { busyPage } from './busy-page.ts';
import { ownHost } from '../checks/canonical-host.ts';
import { languageOf, pageLanguage } from '../pages/choose-language.ts';
import { watchEventLoop } from './event-loop-work.ts';
import { createLoadLimit, type LoadLimits } from './load-limit.ts';

/** Value of `Retry-After` (seconds). It is low, because a traffic peak without a queue is short. */
const RETRY_AFTER_S = '10';

/** Minimum interval between log lines about refused requests (milliseconds). */
const LOG_EVERY_MS = 10_000;

/**
 * Pages that are always served: the queue, the status page, sign-in and sign-out, and the link to
 * the other language, which is also on the page about the overload.
 */
const ALWAYS: readonly string[] = [
  paths.queue,
  paths.status,
  '/account/callback',
  paths.logout,
  ...supported.map(languagePath),
];

interface Shedding {
  limits: LoadLimits;
  languages: readonly Language[];
  log: Logger;
  metrics: Pick<Metrics, 'countShed'>;
}

/**
 * Refuses page requests while the hub is overloaded. A refusal is immediate and needs almost no
 * work, so that all other requests are still served in time. Sent forms are never refused, so that
 * no input is lost. Requests from open pages are never refused either.
 */
export function shedLoad({ limits, languages, log, metrics }: Shedding): RequestHandler {
  const readWork = limits.delayMs === 0 ? undefined : watchEventLoop();
  const limit = createLoadLimit(limits, readWork);
  const pageFor = (language: Language) =>
    Buffer.from(busyPage(pageLanguage(language, languages, 'GET')));
  const pageIn = { en: pageFor('en'), cy: pageFor('cy') };
  let running = 0;
  let shed = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function note(): void {
    metrics.countShed();
    shed += 1;
    const now = performance.now();
    if (now - loggedAt < LOG_EVERY_MS) return;
    log.warn({ shed, running }, 'load shed');
    loggedAt = now;
    shed = 0;
  }

  return (req, res, next) => {
    if (limit.isTooMuch(running) && mayWait(req)) {
      note();
      const page = pageIn[languageOf(res)];
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

/**
 * Whether the request may be refused and sent again later. The `Accept` header is not checked,
 * because the clients that overload the hub may not accept HTML explicitly.
 */
function mayWait(req: Request): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || ALWAYS.includes(req.path)) return false;
  return !isFromOpenPage((name) => req.get(name), ownHost(req));
}
