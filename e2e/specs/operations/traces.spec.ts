import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRedisMissing, startPair } from '../../fixtures/hub-pair.ts';
import { expect, test } from '../../fixtures/test.ts';
import { formOf, Visitor } from '../../fixtures/visitor.ts';

const secret = 'a secret that is long enough to be one';

/** The checked fields in an OTLP span. */
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

/** Replaces the operator's span collector. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        bodies.push(Buffer.concat(chunks).toString());
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.skip(isRedisMissing, 'redis-server is missing');

test(
  'a page can be traced to each API and the shared cache, without personal data in the spans',
  { tag: '@once' },
  async () => {
    test.setTimeout(120_000);
    const collector = await startCollector();
    const pair = await startPair([secret], undefined, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    try {
      const visitor = new Visitor(pair.hubs, 0);
      expect((await visitor.signIn('waiting')).status).toBe(200);
      const notes = formOf(await visitor.open('/dashboard?widget=Notes&mode=edit'));
      await visitor.post(notes.action, { ...notes.fields, [notes.text]: 'a note of my own' });
      await visitor.open('/dashboard/preferences');
      await visitor.open('/explore/search?keyword=psychology');
      const { html } = await visitor.open('/dashboard');
      expect(html).toContain('Aisha');
      // An instance sends its remaining spans when it stops.
      for (const hub of [0, 1] as const) await pair.replace(hub, [secret]);

      const spans = collector.bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap((scope) => scope.spans),
        ),
      );
      const page = spans.findLast(({ name }) => name === 'GET /dashboard');
      const below = spans.filter(({ traceId }) => traceId === page?.traceId);
      expect(page?.parentSpanId).toBeUndefined();
      for (const span of below) {
        if (span !== page) expect(span.parentSpanId, span.name).toBe(page?.spanId);
      }
      const names = below.map(({ name }) => name);
      expect(names).toContain('tracking ugTrack');
      expect(names).toContain('identity getUser');
      expect(names).toContain('shared-cache reference');
      expect(spans.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['sign-in token', 'identity saveDraft']),
      );
      const all = collector.bodies.join();
      expect(all).toContain('fragment');
      expect(all).not.toMatch(
        /aisha|rahmani|@|07700 900|\+447700|psychology|note of my own|eyJ|bearer/i,
      );
      expect(all).not.toMatch(/127\.0\.0\.1|\?|%/);
    } finally {
      await pair.stop();
      collector.stop();
    }
  },
);
