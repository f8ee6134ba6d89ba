import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { openSpans } from './open-spans.server.ts';
import type { Spans } from './spans.server.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';

let collector: Server;

afterEach(() => {
  vi.useRealTimers();
  collector.closeAllConnections();
  collector.close();
});

async function spansTo(answer: RequestListener) {
  collector = createServer(answer);
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { log, lines } = createRecordingLog();
  const spans = await openSpans(
    {
      endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/otlp`,
      headers: { 'x-key': 'secret-key' },
      service: 'the hub',
      attributes: { 'deployment.environment.name': 'staging' },
      sampler: 'always_on',
      ratio: 1,
    },
    log,
  );
  if (spans === null) throw new Error('there are none');
  return { spans, lines };
}

/** Records one span for each served page. A batch is sent when it has 512 spans. */
function page(spans: Spans, pages = 1): void {
  for (let served = 0; served < pages; served += 1) {
    const trace = { id: 'a'.repeat(32), caller: null };
    const span = spans.begin({ trace, method: 'GET', route: '/dashboard' });
    span.end({ status: 200, isAborted: false });
  }
}

it('remaining spans are sent to the configured collector at shutdown', async () => {
  const got: { url: string; key: unknown; body: string }[] = [];
  const { spans, lines } = await spansTo((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { url = '', headers } = request;
        got.push({ url, key: headers['x-key'], body: Buffer.concat(chunks).toString() });
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
  });
  page(spans);
  await spans.close();
  expect(got).toEqual([
    { url: '/otlp/v1/traces', key: 'secret-key', body: expect.any(String) as string },
  ]);
  const value = (stringValue: string) => ({ value: { stringValue } });
  expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
    resourceSpans: [
      {
        resource: {
          attributes: expect.arrayContaining([
            { key: 'service.name', ...value('the hub') },
            { key: 'deployment.environment.name', ...value('staging') },
          ]) as unknown[],
        },
        scopeSpans: [{ spans: [{ name: 'GET /dashboard', traceId: 'a'.repeat(32) }] }],
      },
    ],
  });
  expect(lines).toEqual([]);
});

it('a collector that rejects spans is logged once a minute, with the number of lost spans', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let refused = 0;
  const { spans, lines } = await spansTo((request, response) => {
    request.resume().on('end', () => response.writeHead(400).end('no: secret-answer'));
    refused += 1;
  });
  const batch = async () => {
    const before = refused;
    page(spans, 512);
    await expect.poll(() => refused).toBeGreaterThan(before);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
  };
  await batch();
  expect(lines).toMatchObject([{ level: 'warn', msg: 'traces cannot be exported', lost: 512 }]);
  await batch();
  await batch();
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  await batch();
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  expect(lines[1]).toMatchObject({ msg: 'traces cannot be exported' });
  expect(lines[1]?.['lost']).toBeGreaterThanOrEqual(512);
  expect(JSON.stringify(lines)).not.toMatch(/secret/);
  await spans.close();
});

/** Maximum time that a shutdown waits for the collector (milliseconds). */
const FLUSH_MS = 1_500;

it.each([
  ['never responds', true],
  ['is not running', false],
])(
  'a collector that %s does not delay pages, and delays a shutdown only up to the limit',
  async (_, isThere) => {
    let requests = 0;
    const { spans } = await spansTo((request) => {
      request.resume();
      requests += 1;
    });
    if (!isThere) collector.close();
    // Pages do not wait: they finish before this process can send a batch.
    page(spans, 20_000);
    expect(requests).toBe(0);
    // Batches are sent one at a time. Other batches wait in a limited queue.
    if (isThere) await expect.poll(() => requests).toBe(1);

    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const closed = vi.fn();
    const closing = spans.close().then(closed);
    await vi.advanceTimersByTimeAsync(FLUSH_MS);
    await new Promise((resolve) => setImmediate(resolve));
    expect(closed).toHaveBeenCalled();
    await closing;
  },
);
