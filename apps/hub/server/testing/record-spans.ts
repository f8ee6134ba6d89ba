import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { recordSpans } from '#app/platform/server/observability/recorded-spans.server.ts';
import type { SpanSettings } from '#app/platform/server/config/config.server.ts';
import type { Spans } from '#app/platform/server/observability/spans.server.ts';

const settings: SpanSettings = {
  endpoint: 'http://127.0.0.1:9',
  headers: {},
  service: 'applicant-hub',
  attributes: {},
  sampler: 'parentbased_always_on',
  ratio: 1,
};

export function recordSpansIn(seen: ReadableSpan[], more: Partial<SpanSettings>): Spans {
  const memory = new InMemorySpanExporter();
  return recordSpans(
    { ...settings, ...more },
    {
      // The in-memory exporter deletes its spans when it shuts down.
      export(finished, done) {
        seen.push(...finished);
        memory.export(finished, done);
      },
      shutdown: () => memory.shutdown(),
    },
  );
}
