import type { Logger } from 'pino';
import { createLog } from '#app/platform/server/observability/log.server.ts';

/** The real log, with its lines in memory. */
export function createRecordingLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  return { log, lines };
}
