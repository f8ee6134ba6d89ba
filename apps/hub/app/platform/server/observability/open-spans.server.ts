import type { Logger } from 'pino';
import type { SpanSettings } from '#app/platform/server/config/config.server.ts';
import type { Spans } from './spans.server.ts';

export async function openSpans(settings: SpanSettings | null, log: Logger): Promise<Spans | null> {
  if (settings === null) return null;
  const { recordSpans, exporterTo } = await import('./recorded-spans.server.ts');
  return recordSpans(settings, exporterTo(settings, log));
}
