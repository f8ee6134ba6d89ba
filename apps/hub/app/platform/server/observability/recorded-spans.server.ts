import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import {
  type Context,
  createTraceState,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { beforeDeadline } from '#app/platform/server/upstream/before-deadline.server.ts';
import type { SpanSettings } from '#app/platform/server/config/config.server.ts';
import type { Spans } from './spans.server.ts';
import { type Trace, type TracedEnd, traceHeaders } from './traces.server.ts';

/**
 * Maximum number of recorded cache reads per request, because a long list reads each of its items
 * separately.
 */
const MAX_READS = 50;

/** Minimum interval between log lines about lost spans (milliseconds). */
const LOG_EVERY_MS = 60_000;

/** Maximum time that a shutdown waits for the collector (milliseconds). */
const FLUSH_MS = 1_500;

export function recordSpans(settings: SpanSettings, exporter: SpanExporter): Spans {
  let traceId = '';
  // Only `begin` starts a span without a parent, and it sets the trace id immediately before.
  const provider = providerOf(settings, exporter, () => traceId);
  const tracer = provider.getTracer('applicant-hub');
  /** The current request: its span, and the number of its cache reads. */
  const served = new AsyncLocalStorage<{ span: Span; context: Context; reads: number }>();

  const startCall = (parent: Context, name: string, attributes: Record<string, string>) =>
    tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);

  return {
    begin({ trace: { id, caller }, method, route }) {
      traceId = id;
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'http.route': route },
        },
        caller === null ? ROOT_CONTEXT : calledBy(id, caller),
      );
      return {
        run: (rest) =>
          served.run({ span, context: trace.setSpan(ROOT_CONTEXT, span), reads: 0 }, rest),
        end({ status, isAborted }) {
          span.setAttribute('http.response.status_code', status);
          if (isAborted) span.setAttribute('hub.aborted', true);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    follow({ api, operation, method }) {
      const request = served.getStore();
      if (!request) return { headers: {}, end: () => undefined };
      const span = startCall(request.context, `${api} ${operation}`, {
        'peer.service': api,
        'hub.operation': operation,
        ...(method !== undefined && { 'http.request.method': method }),
      });
      const { traceState, ...own } = span.spanContext();
      const state = traceState?.serialize() ?? null;
      return {
        headers: traceHeaders({ ...own, isSampled: span.isRecording(), state }),
        end: (result) => endCall(span, result),
      };
    },
    noteFragment(island, isCached) {
      const attributes = { 'hub.island': island, 'hub.cache.hit': isCached };
      served.getStore()?.span.addEvent('fragment', attributes);
    },
    async readCache(what, read) {
      const request = served.getStore();
      if (!request || request.reads >= MAX_READS) return read();
      request.reads += 1;
      const span = startCall(request.context, `shared-cache ${what}`, {
        'db.system.name': 'redis',
        'peer.service': 'shared-cache',
      });
      try {
        const value = await read();
        span.setAttribute('hub.cache.hit', value !== undefined);
        return value;
      } finally {
        span.end();
      }
    },
    async close() {
      await beforeDeadline(
        provider.shutdown().catch(() => undefined),
        Date.now() + FLUSH_MS,
      );
    },
  };
}

const providerOf = (
  settings: SpanSettings,
  exporter: SpanExporter,
  generateTraceId: () => string,
) =>
  new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': settings.service,
        'service.instance.id': `${hostname()}:${process.pid}`,
        ...settings.attributes,
      }),
    ),
    sampler: samplerOf(settings),
    idGenerator: { generateTraceId, generateSpanId: new RandomIdGenerator().generateSpanId },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });

function endCall(span: Span, { outcome, status = null, notSent }: TracedEnd): void {
  if (status !== null) span.setAttribute('http.response.status_code', status);
  if (notSent !== undefined) span.setAttribute('hub.not_sent', notSent);
  if (outcome !== 'ok') {
    span.setAttribute('error.type', outcome).setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

const calledBy = (
  traceId: string,
  { spanId, isSampled, state }: NonNullable<Trace['caller']>,
): Context =>
  trace.setSpanContext(ROOT_CONTEXT, {
    ...(state !== null && { traceState: createTraceState(state) }),
    traceId,
    spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });

function samplerOf({ sampler, ratio }: SpanSettings): Sampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
}

export function exporterTo({ endpoint, headers }: SpanSettings, log: Logger): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } });
  let lost = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) {
          lost += spans.length;
          if (performance.now() - loggedAt >= LOG_EVERY_MS) {
            log.warn({ lost, err: result.error }, 'traces cannot be exported');
            loggedAt = performance.now();
            lost = 0;
          }
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
