import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttp } from './http/http.ts';
import { agreedBodies } from './testing/agreed-bodies.ts';
import { operationsOf } from './testing/operations.ts';

/** Number of random responses for each of about fifty operations. */
const RUNS = 60;

/**
 * Time limit of a call (milliseconds). The response arrives at once, so a call that takes this long
 * is stuck.
 */
const LIMIT_MS = 10_000;

const context = { token: 'a-token', requestId: 'a-request', timeoutMs: LIMIT_MS };
const http = createHttp({ onCall: () => undefined });

interface FakeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

let reply: FakeResponse;
const server = createServer((request, response: ServerResponse) => {
  request.resume();
  const { status, headers, body } = reply;
  response.writeHead(status, headers);
  if (status === 204 || status === 304) response.end();
  else response.end(body);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', ' ', '\u0000', 'javascript:alert(1)', '//x', 1e308, -1, 0.5, null, [], {}),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Generates copies of the value in which some parts are replaced or removed. */
function nearly(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return mostly(fc.tuple(...value.map(nearly)));
  if (typeof value !== 'object' || value === null) return mostly(fc.constant(value));
  const fields = Object.fromEntries(Object.entries(value).map(([key, it]) => [key, nearly(it)]));
  return fc.oneof(
    { weight: 6, arbitrary: mostly(fc.record(fields)) },
    fc.record(fields, { requiredKeys: [] }),
  );
}
const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: odd });

function anyAnswer(agreed: readonly unknown[]): fc.Arbitrary<FakeResponse> {
  const json = fc.oneof(...agreed.map(nearly)).map((body) => JSON.stringify(body));
  const text = fc.oneof(
    { weight: 6, arbitrary: json },
    odd.map((body) => JSON.stringify(body)),
    fc.tuple(json, fc.nat()).map(([body, at]) => body.slice(0, at % body.length)),
    fc.constantFrom('', '<!doctype html>', '{"__proto__":{"a":1}}', '['.repeat(50_000)),
    fc.constant(`"${'x'.repeat(1_000_000)}"`),
  );
  const body = fc.oneof(
    { weight: 6, arbitrary: text.map((said) => Buffer.from(said)) },
    text.map((said) => Buffer.from(said, 'utf16le')),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  );
  return fc.record({
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant(200) },
      fc.constantFrom(201, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 409, 418, 429, 500),
      fc.integer({ min: 200, max: 599 }),
    ),
    headers: fc.constantFrom<Record<string, string>>(
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'text/html', 'content-encoding': 'gzip' },
      { location: 'http://127.0.0.1:1/', 'x-long': 'x'.repeat(8_000) },
    ),
    body,
  });
}

const kinds = [
  ...['timeout', 'network', 'unauthorised', 'notFound', 'unavailable', 'status', 'badContract'],
];

/** Whether a value is safe to display: it contains no NaN, infinite number or script URL. */
function isSound(value: unknown, key = ''): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') {
    const isLink = /^(url|link|actionLink|image|icon|logo|accommodationUrl)$/.test(key);
    return !isLink || !/^\s*javascript:/i.test(value);
  }
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Object.entries(value).every(([name, inner]) => isSound(inner, name));
}

const providers = Object.keys(operationsOf(http, 'http://127.0.0.1', context)) as Provider[];
type Provider = keyof ReturnType<typeof operationsOf>;

it.each(providers)(
  'every call of %s returns a value or a failure for any response',
  { timeout: 120_000 },
  async (provider) => {
    const { port } = server.address() as AddressInfo;
    const agreed = agreedBodies(provider);
    let read = 0;
    for (const call of operationsOf(http, `http://127.0.0.1:${port}`, context)[provider]) {
      await fc.assert(
        fc.asyncProperty(anyAnswer(agreed), async (given) => {
          reply = given;
          const result = await call();
          if (result.ok) {
            read += 1;
            expect(isSound(result.value), JSON.stringify(result.value)).toBe(true);
          } else {
            expect(kinds).toContain(result.failure.kind);
            expect(result.failure.kind).not.toBe('timeout');
            expect(result.failure.message).toMatch(/\S/);
          }
        }),
        { seed: 20_261_122, numRuns: RUNS },
      );
    }
    // At least some random responses are valid.
    expect(read).toBeGreaterThan(0);
  },
);
