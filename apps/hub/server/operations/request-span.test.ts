import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { createCache } from '#app/platform/server/cache/create-cache.server.ts';
import { parseConfig, type SpanSettings } from '#app/platform/server/config/config.server.ts';
import { withSpans, type Spans } from '#app/platform/server/observability/spans.server.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import { recordSpansIn } from '../testing/record-spans.ts';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';
const path = '/dashboard?name=Aisha&token=typed';
const callContext = { token: 'secret-token', timeoutMs: 4_000 };

let hub: RunningHub;
let api: Server;
let apiUrl: string;
/** The path and headers of each request that reached the APIs. */
let reached: { path: string; headers: IncomingHttpHeaders }[];
let seen: ReadableSpan[];
let spans: Spans;

function record(more: Partial<SpanSettings> = {}): Spans {
  spans = recordSpansIn(seen, more);
  return spans;
}

beforeEach(async () => {
  seen = [];
  reached = [];
  api = createServer((request, response) => {
    reached.push({ path: request.url ?? '', headers: request.headers });
    const [status, body] = request.url?.startsWith('/tracking')
      ? [204, '']
      : [503, '{"message":"Aisha Rahman is unknown","code":"aisha"}'];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

afterEach(async () => {
  api.closeAllConnections();
  api.close();
  await hub.close();
});

/** Starts a hub behind a proxy. The loader of its dashboard calls `work`. */
async function serve(
  work: (context: AppLoadContext) => Promise<unknown>,
  more: Partial<SpanSettings> = {},
): Promise<void> {
  const { apis } = parseConfig({
    HUB_ENV: 'test',
    TRACKING_URL: `${apiUrl}/tracking`,
    GEOCODE_URL: `${apiUrl}/geocode`,
  });
  hub = await startHub({ config: { trustProxyHops: 1, apis }, spans: record(more) });
  hub.routes.dashboard = async ({ context }) => {
    await work(context);
    return null;
  };
}

/**
 * The spans of a request for a page with these headers. The span of the request itself is first.
 */
async function spansOf(headers: Record<string, string> = {}, to = path): Promise<ReadableSpan[]> {
  await hub.send(to, { headers });
  await expect.poll(() => hub.lines.filter(({ msg }) => msg === 'request').length).toBe(1);
  await spans.close();
  return seen.toSorted(
    (one, other) => Number(other.kind === SpanKind.SERVER) - Number(one.kind === SpanKind.SERVER),
  );
}

const traceparent = (flags: string) => ({ traceparent: `00-${trace}-${caller}-${flags}` });

const track = (context: AppLoadContext) =>
  context.clients.tracking.ugTrack({ ...callContext, requestId: context.requestId });

const geocode = (context: AppLoadContext, token: string | null = callContext.token) =>
  requireApi(context, 'geocode').geocode(
    { ...callContext, token, requestId: context.requestId },
    'LE1 3HP',
  );

describe('the spans of a page', () => {
  it('the span of a page contains a span for each call, and an event for cached HTML', async () => {
    await serve(async (context) => {
      await Promise.all([track(context), geocode(context)]);
      context.onFragment('Feed', true);
    });
    const [request, ...calls] = await spansOf(traceparent('01'));
    expect(request).toMatchObject({
      name: 'GET /dashboard',
      kind: SpanKind.SERVER,
      parentSpanContext: { traceId: trace, spanId: caller },
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/dashboard',
        'http.response.status_code': 200,
      },
      events: [{ name: 'fragment', attributes: { 'hub.island': 'Feed', 'hub.cache.hit': true } }],
    });
    const of = (name: string) => calls.find((call) => call.name === name);
    expect(calls).toHaveLength(2);
    for (const call of calls) {
      expect(call.kind).toBe(SpanKind.CLIENT);
      expect(call.parentSpanContext).toEqual(request?.spanContext());
    }
    expect(of('tracking ugTrack')).toMatchObject({
      status: { code: SpanStatusCode.UNSET },
      attributes: {
        'peer.service': 'tracking',
        'hub.operation': 'ugTrack',
        'http.request.method': 'GET',
        'http.response.status_code': 204,
      },
    });
    expect(of('geocode geocode')).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'error.type': 'unavailable', 'http.response.status_code': 503 },
    });
  });

  it('each call to our own APIs sends its span id, and the log contains the trace id', async () => {
    await serve(track);
    const [, call] = await spansOf(traceparent('01'));
    expect(reached.map(({ headers }) => headers['traceparent'])).toEqual([
      `00-${trace}-${call?.spanContext().spanId}-01`,
    ]);
    expect(hub.lines).toMatchObject([{ msg: 'request', requestId: trace }]);
  });

  it("spans preserve vendors' `tracestate` and are exported with it", async () => {
    await serve(track);
    const [request] = await spansOf({ ...traceparent('01'), tracestate: 'congo=t61, rojo=00f' });
    expect(reached[0]?.headers['tracestate']).toBe('congo=t61,rojo=00f');
    expect(request?.spanContext().traceState?.serialize()).toBe('congo=t61,rojo=00f');
  });

  it('spans contain no data about the applicant, no URL, and no content of requests or responses', async () => {
    await serve((context) => Promise.all([track(context), geocode(context)]));
    const cookie = { ...traceparent('01'), Cookie: 'hub=sealed-session' };
    const recorded = await spansOf(cookie, '/dashboard?name=Aisha&token=typed');
    expect(reached.map(({ path: asked_ }) => asked_).join()).toContain('LE1');
    const all = recorded.map(({ name, attributes, events, links, status, resource }) =>
      JSON.stringify({ name, attributes, events, links, status, resource: resource.attributes }),
    );
    expect(all).toHaveLength(3);
    expect(all.join()).not.toMatch(/aisha|rahman|typed|secret-token|sealed-session|LE1|127\.0/i);
  });

  it('a span records that a call was not sent, and why', async () => {
    await serve(async (context) => {
      for (let call = 0; call < 11; call += 1) await geocode(context, null);
    });
    const [, ...calls] = await spansOf();
    expect(calls).toHaveLength(11);
    expect(calls.at(-1)).toMatchObject({
      attributes: { 'hub.not_sent': 'circuit breaker open', 'error.type': 'unavailable' },
    });
    expect(calls[0]?.attributes).not.toHaveProperty('hub.not_sent');
  });

  it('a span records that the page failed', async () => {
    await serve(() => Promise.reject(new Error('a bug of Aisha')));
    const [request] = await spansOf();
    expect(request).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'http.response.status_code': 500 },
    });
    expect(JSON.stringify(request?.events)).not.toContain('Aisha');
  });

  it('the span of a sign-in call has the outcome and the duration of the call', async () => {
    let headers: Record<string, string> = {};
    await serve(async () => {
      const call = spans.follow({ api: 'sign-in', operation: 'refresh' });
      ({ headers } = call);
      await delay(50);
      call.end({ outcome: 'refused' });
    });
    const [, call] = await spansOf();
    expect(headers['traceparent']).toContain(call?.spanContext().spanId);
    expect(call).toMatchObject({
      name: 'sign-in refresh',
      attributes: { 'error.type': 'refused' },
    });
    const [seconds = 0, nanoseconds = 0] = call?.duration ?? [];
    expect(seconds * 1_000 + nanoseconds / 1e6).toBeGreaterThan(45);
  });
});

describe('sampling of traces', () => {
  it.each([
    ['parentbased_always_on', '01', 2],
    ['parentbased_always_on', '00', 0],
    ['parentbased_always_off', '01', 2],
    ['always_on', '00', 2],
    ['always_off', '01', 0],
    ['traceidratio', '01', 0],
    ['parentbased_traceidratio', '01', 2],
  ] as const)(
    'with the sampler %s, a trace from a caller with the flags %s has %d spans',
    async (sampler, flags, count) => {
      await serve(track, { sampler, ratio: 0 });
      expect(await spansOf(traceparent(flags))).toHaveLength(count);
      const own = count > 0 ? '01' : '00';
      const pattern = new RegExp(`^00-${trace}-(?!${caller})[0-9a-f]{16}-${own}$`);
      expect(reached[0]?.headers['traceparent']).toMatch(pattern);
    },
  );

  it.each([
    ['always_on', 1, 2],
    ['parentbased_always_on', 1, 2],
    ['parentbased_always_off', 1, 0],
    ['parentbased_traceidratio', 1, 2],
    ['parentbased_traceidratio', 0, 0],
  ] as const)(
    'with the sampler %s and the ratio %d, a trace that starts at the hub has %d spans',
    async (sampler, ratio, count) => {
      await serve(track, { sampler, ratio });
      expect(await spansOf({ 'X-Request-Id': trace })).toHaveLength(count);
      // The request id is also the trace id.
      expect(reached[0]?.headers['traceparent']).toContain(`00-${trace}-`);
      for (const span of seen) expect(span.spanContext().traceId).toBe(trace);
      expect(seen.find(({ kind }) => kind === SpanKind.SERVER)?.parentSpanContext).toBeUndefined();
    },
  );

  it('a trace header from a client is ignored if there is no proxy', async () => {
    hub = await startHub({ spans: record() });
    const [request] = await spansOf(traceparent('01'));
    expect(request?.spanContext().traceId).not.toBe(trace);
    expect(request?.parentSpanContext).toBeUndefined();
  });

  it('a request for an operations endpoint has no span', async () => {
    hub = await startHub({ spans: record() });
    await hub.send('/healthz');
    await hub.send('/metrics');
    expect(await spansOf()).toHaveLength(1);
  });
});

describe('shared cache reads', () => {
  it('cache reads are recorded as hits and misses, with the kind of value and not its key', async () => {
    const plain = createCache(null, createRecordingLog().log, ['s'.repeat(32)]);
    await plain.set('tokens:aisha@example.org', 1, 60_000);
    const owner = 'aisha-1';
    await serve(async () => {
      const cache = withSpans(plain, spans);
      expect(await cache.get('tokens:aisha@example.org', z.number())).toBe(1);
      expect(await cache.get({ owner, name: 'Aisha:1' }, z.number())).toBeUndefined();
      await cache.wipeMark(owner);
    });
    const [request, ...reads] = await spansOf();
    expect(reads.map(({ name, attributes }) => [name, attributes['hub.cache.hit']])).toEqual([
      ['shared-cache tokens', true],
      ['shared-cache other', false],
      ['shared-cache wipe-mark', false],
    ]);
    for (const read of reads) expect(read.parentSpanContext).toEqual(request?.spanContext());
    expect(JSON.stringify(reads.map(({ attributes }) => attributes))).not.toMatch(/aisha/i);
  });

  it('the number of recorded cache reads per request is limited', async () => {
    const plain = createCache(null, createRecordingLog().log, ['s'.repeat(32)]);
    await serve(async () => {
      const cache = withSpans(plain, spans);
      for (let count = 0; count < 200; count += 1)
        await cache.get(`reference:${count}`, z.number());
    });
    const [, ...reads] = await spansOf();
    expect(reads).toHaveLength(50);
  });
});
