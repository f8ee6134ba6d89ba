import type { Logger } from 'pino';
import { withReadsCounted } from '#app/platform/server/cache/counted-cache.server.ts';
import { createCache } from '#app/platform/server/cache/create-cache.server.ts';
import { createClients } from '#app/platform/server/upstream/clients.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import type { HubServices } from '#app/platform/server/context.server.ts';
import {
  type Check,
  createHealth,
  httpCheck,
} from '#app/platform/server/observability/health.server.ts';
import { createStashStore } from '#app/platform/server/stashed-form/create-stash-store.server.ts';
import { createLastPageStates } from '#app/platform/server/cache/last-page-states.server.ts';
import { createDeferredCalls } from '#app/platform/server/cache/deferred-calls.server.ts';
import { createMetrics, type Metrics } from '#app/platform/server/observability/metrics.server.ts';
import { createOidc } from '#app/platform/server/identity/oidc.server.ts';
import { createPersonalData } from '#app/platform/server/cache/personal-data.server.ts';
import { createRateLimits, type RateLimits } from '#app/platform/server/http/rate-limits.server.ts';
import { createReferenceData } from '#app/platform/server/cache/reference-data.server.ts';
import { createSessionCookies } from '#app/platform/server/identity/sealed-session.server.ts';
import { createSignedOut } from '#app/platform/server/identity/signed-out.server.ts';
import { createTokenRefresher } from '#app/platform/server/identity/token-refresher.server.ts';
import { type Spans, withSpans } from '#app/platform/server/observability/spans.server.ts';
import { createTraces, type Traces } from '#app/platform/server/observability/traces.server.ts';
import type { UpstreamCall } from '#app/platform/server/upstream/upstream-calls.server.ts';
import { createVault } from '#app/platform/server/crypto/vault.server.ts';
import { responseShape } from '../pages/response-shape.ts';

export interface Services extends HubServices {
  metrics: Metrics;
  limits: RateLimits;
  /** Null if traces are not propagated, or if the hub records its own spans. */
  traces: Traces | null;
  /** Null if no collector is configured. */
  spans: Spans | null;
}

/** Creating the services does not wait for the network. */
export function createServices(config: HubConfig, log: Logger, spans: Spans | null): Services {
  const now = () => config.fixedNow ?? new Date();
  const metrics = createMetrics();
  const health = createHealth(healthChecksOf(config.apis));
  const onCall = (call: UpstreamCall) => {
    metrics.observeUpstream(call);
    health.record(call);
  };
  /** @param name the name of this use of Redis in the metrics */
  const watchRedis = (name: string) => ({
    onBreaker: (isOpen: boolean) => metrics.observeBreaker(name, isOpen),
    onFull: () => metrics.countFull(name),
  });
  const plainCache = withReadsCounted(
    createCache(config.cacheUrl, log, config.sessionSecrets, {
      ...watchRedis('shared-cache'),
      onThere: metrics.observeSharedCache,
    }),
    metrics.observeCacheRead,
  );
  const isSeen = spans !== null && config.cacheUrl !== null;
  const cache = isSeen ? withSpans(plainCache, spans) : plainCache;
  const shape = responseShape();
  const personal = createPersonalData(cache, shape);
  const traces = config.hasTraces && spans === null ? createTraces() : null;
  const vault = createVault(config.sessionSecrets);
  const follow = spans?.follow ?? traces?.follow;
  const oidc = createOidc({ config, log, onCall, follow });

  return {
    config,
    now,
    log,
    metrics,
    traces,
    spans,
    limits: createRateLimits({
      limits: config.rateLimits,
      url: config.cacheUrl,
      secrets: config.sessionSecrets,
      log,
      ...watchRedis('rate-limits'),
    }),
    health,
    cache,
    stashStore: createStashStore(config.cacheUrl, log, watchRedis('form-stash')),
    reference: createReferenceData(cache, shape),
    personal,
    vault,
    oidc,
    clients: createClients({
      config,
      log,
      onCall,
      onBreaker(api, isOpen) {
        metrics.observeBreaker(api, isOpen);
        health.noteBreaker(api, isOpen);
      },
      onFull: metrics.countFull,
      follow,
      now,
    }),
    deferred: createDeferredCalls(log),
    lastPageStates: createLastPageStates(cache, shape),
    onFragment(island, isCached) {
      metrics.observeFragment(island, isCached);
      spans?.noteFragment(island, isCached);
    },
    onQueue: metrics.countQueue,
    sessions: createSessionCookies(vault),
    signedOut: createSignedOut(cache),
    tokens: createTokenRefresher(oidc, cache, vault),
  };
}

function healthChecksOf(apis: HubConfig['apis']): Readonly<Record<string, Check>> {
  const addresses: Readonly<Record<string, string | null>> = {
    tracking: apis.tracking,
    apply: apis.apply,
    identity: apis.identity,
    content: apis.content,
    courses: apis.courses,
    geocode: apis.geocode,
    address: apis.address,
    phone: apis.phone,
    schools: apis.schools,
    events: apis.events,
    'own-dates': apis.ownDates,
  };
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([api, url]) =>
      url === null ? [] : [[api, httpCheck(url)]],
    ),
  );
}
