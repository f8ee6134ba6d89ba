import { json, Router, type ErrorRequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { REPORTS_PATH } from '#app/platform/server/http/headers.server.ts';
import { clientAddress } from '../limits/client-address.ts';
import type { Services } from '../start/services.ts';

/**
 * Content types of reports: the Reporting API, and the older format for violations of the
 * Content-Security-Policy.
 */
const TYPES = ['application/reports+json', 'application/csp-report'];

/**
 * Maximum size of a request. A browser sends several reports at once, and each report repeats the
 * policy.
 */
const MAX_BODY = '32kb';

/**
 * Minimum interval between log lines about the same report (milliseconds), and maximum number of
 * different reports that are remembered.
 */
const LOG_EVERY_MS = 60_000;
const MAX_LOGGED = 500;

const KINDS = ['csp-violation', 'deprecation', 'intervention', 'crash', 'island-error'] as const;

/** The fields of a report that are safe to log. */
interface Report {
  readonly report: (typeof KINDS)[number] | 'other';
  /** The violated directive, the deprecated feature, or the island that failed. */
  readonly about: string;
  /** The blocked resource: an origin, a scheme or a keyword such as `inline`. */
  readonly blocked: string;
  /** The source of the problem: one of the hub's files or route patterns, or another origin. */
  readonly source: string;
  readonly line: number | null;
  /** The page's route pattern. */
  readonly page: string;
}

const text = z.string().catch('');
const line = z.number().int().nonnegative().nullable().catch(null);

const details = z.object({
  effectiveDirective: text,
  id: text,
  reason: text,
  blockedURL: text,
  sourceFile: text,
  lineNumber: line,
});

/** Reports in the format of the Reporting API. */
const modern = z.array(z.object({ type: text, url: text, body: details.catch(details.parse({})) }));

/** A violation in the older format, converted to the format of the Reporting API. */
const older = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': violation }): z.infer<typeof modern> => [
    {
      type: 'csp-violation',
      url: violation['document-uri'],
      body: {
        effectiveDirective: violation['effective-directive'] || violation['violated-directive'],
        id: '',
        reason: '',
        blockedURL: violation['blocked-uri'],
        sourceFile: violation['source-file'],
        lineNumber: violation['line-number'],
      },
    },
  ]);

const reports = z.union([modern, older]).catch([]);

/**
 * Receives browser reports about the hub's pages: violations of the Content-Security-Policy,
 * deprecated features, crashes, and islands that failed (`report-failure.ts`). Each report is
 * counted, and the same report is logged at most once a minute. No value is logged unchanged: URLs
 * are reduced to their origin or the pattern of a route, and other values to keywords.
 */
export function browserReports(
  { config, limits, log, metrics }: Services,
  labelOf: (path: string) => string,
): Router {
  const router = Router();
  if (!config.hasBrowserReports) return router;
  const logged = new LRUCache<string, true>({ max: MAX_LOGGED, ttl: LOG_EVERY_MS, perf: Date });
  const read = reader(config.publicUrl, labelOf);

  router.post(REPORTS_PATH, json({ type: TYPES, limit: MAX_BODY }), (req, res, next) => {
    const address = clientAddress(req, config);
    const take = async () => {
      const isOver =
        address !== null && (await limits.count('report', `address ${address}`)) !== null;
      if (isOver) metrics.countLimited('report');
      for (const report of isOver ? [] : read(req.body)) {
        metrics.countReport(report.report);
        const key = JSON.stringify(report);
        if (logged.has(key)) continue;
        logged.set(key, true);
        log.warn(report, 'browser reported a problem');
      }
      // A refusal would make the browser send the report again.
      res.status(204).end();
    };
    take().catch(next);
  });
  router.use(REPORTS_PATH, unread);
  return router;
}

/**
 * Responds with 400 to a body that is too long or not JSON. The client caused the error, so it is
 * not logged.
 */
const unread: ErrorRequestHandler = (_error, _req, res, next) => {
  if (res.headersSent) next();
  else res.status(400).end();
};

/** Parses the body of a request, and ignores anything that is not a report. */
function reader(publicUrl: string, labelOf: (path: string) => string): (body: unknown) => Report[] {
  const own = new URL(publicUrl).origin;
  const pageOf = (address: string) => labelOf(URL.parse(address)?.pathname ?? '');
  const sourceOf = (address: string) => {
    const url = URL.parse(address);
    if (url?.origin !== own) return placeOf(address);
    return url.pathname.startsWith('/assets/') ? url.pathname : pageOf(address);
  };
  return (body) =>
    reports.parse(body).map(({ type, url, body: of }) => ({
      report: KINDS.find((kind) => kind === type) ?? 'other',
      about: keyword(of.effectiveDirective || of.id || of.reason),
      blocked: placeOf(of.blockedURL),
      source: sourceOf(of.sourceFile),
      line: of.lineNumber,
      page: pageOf(url),
    }));
}

/** The origin or scheme of a URL; a keyword is returned unchanged. */
function placeOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return keyword(address);
  return /^https?:$/.test(url.protocol) ? url.origin : url.protocol.slice(0, -1);
}

/**
 * Returns the first word of a value if it has the form of a keyword, such as `script-src`;
 * otherwise an empty string.
 */
function keyword(value: string): string {
  const [first = ''] = value.split(' ');
  return /^[a-z][a-z-]{0,59}$/i.test(first) ? first : '';
}
