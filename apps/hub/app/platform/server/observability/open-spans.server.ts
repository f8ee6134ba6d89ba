import type { Logger } from 'pino';
import type { Spans, SpanSettings } from './spans.server.ts';

/** @returns null where no spans are wanted; then the SDK of OpenTelemetry is not loaded */
export async function openSpans(settings: SpanSettings | null, log: Logger): Promise<Spans | null> {
  if (settings === null) return null;
  const { recordSpans, exporterTo } = await import('./recorded-spans.server.ts');
  return recordSpans(settings, exporterTo(settings, log));
}
