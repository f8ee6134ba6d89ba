import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { UpstreamCall } from '#app/platform/server/upstream/upstream-calls.server.ts';

/** Bucket bounds (seconds), from the time of a cached response to the longest time-out. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 20];

export interface FinishedRequest {
  method: string;
  /**
   * Route pattern. A requested path must not be used, because every value creates a separate time
   * series.
   */
  route: string;
  status: number;
  durationMs: number;
}

export interface Metrics {
  observeRequest: (request: FinishedRequest) => void;
  observeUpstream: (call: UpstreamCall) => void;
  observeBreaker: (api: string, isOpen: boolean) => void;
  /** Counts a call that was not sent, because too many calls to its API are in flight. */
  countFull: (api: string) => void;
  /** Counts a request that was refused because the hub was overloaded. */
  countShed: () => void;
  countLimited: (limit: string) => void;
  countReport: (report: string) => void;
  observeCacheRead: (isHit: boolean) => void;
  observeSharedCache: (isThere: boolean) => void;
  observeFragment: (island: string, isCached: boolean) => void;
  countQueue: (outcome: string) => void;
  /** @param version identifies the files of this release */
  setBuild: (version: string) => void;
  contentType: string;
  /** All metrics in the Prometheus text format. */
  text: () => Promise<string>;
  /** Adds the metrics of the Node process (memory, event loop, garbage collection). */
  collectProcess: () => void;
  /** Adds the number of lost log lines. The number is read each time the metrics are requested. */
  collectLog: (lostLines: () => number) => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  return {
    ...requestMetrics(registry),
    ...upstreamMetrics(registry),
    ...cacheMetrics(registry),
    ...processMetrics(registry),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function requestMetrics(
  registry: Registry,
): Pick<Metrics, 'observeRequest' | 'countShed' | 'countLimited' | 'countReport' | 'countQueue'> {
  const requests = new Histogram({
    name: 'hub_http_request_duration_seconds',
    help: 'Time to answer a request, by route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const shed = new Counter({
    name: 'hub_shed_total',
    help: 'Pages that were not served because the instance had too much to do.',
    registers: [registry],
  });
  const limited = new Counter({
    name: 'hub_limited_total',
    help: 'Requests that were refused because of a limit of one person or address.',
    labelNames: ['limit'],
    registers: [registry],
  });
  const reports = new Counter({
    name: 'hub_browser_reports_total',
    help: 'Problems that browsers have reported, by kind.',
    labelNames: ['report'],
    registers: [registry],
  });
  const queue = new Counter({
    name: 'hub_queue_total',
    help: 'Requests that a queue decided on, by what it did with them.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    observeRequest({ method, route, status, durationMs }) {
      const statusClass = `${Math.floor(status / 100)}xx`;
      requests.observe({ method, route, status: statusClass }, durationMs / 1000);
    },
    countShed: () => shed.inc(),
    countLimited: (limit) => limited.inc({ limit }),
    countReport: (report) => reports.inc({ report }),
    countQueue: (outcome) => queue.inc({ outcome }),
  };
}

function upstreamMetrics(
  registry: Registry,
): Pick<Metrics, 'observeUpstream' | 'observeBreaker' | 'countFull'> {
  const upstreams = new Histogram({
    name: 'hub_upstream_duration_seconds',
    help: 'Time that a call to another system took.',
    labelNames: ['api', 'operation'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'hub_upstream_calls_total',
    help: 'Calls to other systems by outcome.',
    labelNames: ['api', 'operation', 'outcome'],
    registers: [registry],
  });
  const leftOutItems = new Counter({
    name: 'hub_upstream_left_out_items_total',
    help: 'Items and fields of answers that could not be read and are shown to nobody.',
    labelNames: ['api', 'operation'],
    registers: [registry],
  });
  const breakers = new Gauge({
    name: 'hub_upstream_breaker_open',
    help: '1 while a system is not asked because its last calls failed, else 0.',
    labelNames: ['api'],
    registers: [registry],
  });
  const full = new Counter({
    name: 'hub_upstream_full_total',
    help: 'Calls that were not sent because as many of their system were under way as may be.',
    labelNames: ['api'],
    registers: [registry],
  });
  return {
    observeUpstream({ api, operation, outcome, durationMs, leftOut }) {
      upstreams.observe({ api, operation }, durationMs / 1000);
      outcomes.inc({ api, operation, outcome });
      if (leftOut > 0) leftOutItems.inc({ api, operation }, leftOut);
    },
    observeBreaker: (api, isOpen) => breakers.set({ api }, isOpen ? 1 : 0),
    countFull: (api) => full.inc({ api }),
  };
}

function cacheMetrics(
  registry: Registry,
): Pick<Metrics, 'observeCacheRead' | 'observeSharedCache' | 'observeFragment'> {
  const cacheReads = new Counter({
    name: 'hub_cache_reads_total',
    help: 'Reads of the cache, by whether there was something.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // The label is needed because a metric without a label would exist even without a shared cache.
  const sharedCache = new Gauge({
    name: 'hub_shared_cache_up',
    help: '1 while the cache that all instances share takes commands, else 0.',
    labelNames: ['api'],
    registers: [registry],
  });
  const fragments = new Counter({
    name: 'hub_fragments_total',
    help: 'Islands of pages, by whether their HTML was kept from another page.',
    labelNames: ['island', 'outcome'],
    registers: [registry],
  });
  return {
    observeCacheRead: (isHit) => cacheReads.inc({ outcome: isHit ? 'hit' : 'miss' }),
    observeSharedCache: (isThere) => sharedCache.set({ api: 'shared-cache' }, isThere ? 1 : 0),
    observeFragment: (island, isCached) =>
      fragments.inc({ island, outcome: isCached ? 'hit' : 'miss' }),
  };
}

function processMetrics(
  registry: Registry,
): Pick<Metrics, 'setBuild' | 'collectProcess' | 'collectLog'> {
  const build = new Gauge({
    name: 'hub_build_info',
    help: 'Always 1: which release this is, and on which Node it runs.',
    labelNames: ['version', 'node'],
    registers: [registry],
  });
  return {
    setBuild: (version) => build.set({ version, node: process.version }, 1),
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    collectLog: (lostLines) =>
      new Counter({
        name: 'hub_log_lost_lines_total',
        help: 'Log lines that could not be written.',
        registers: [registry],
        collect() {
          this.reset();
          this.inc(lostLines());
        },
      }),
  };
}
