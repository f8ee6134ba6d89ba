import type { Logger } from 'pino';
import { ConfigError, type HubConfig } from '#app/platform/server/config/config.server.ts';
import { codeOf } from '#app/platform/server/config/error-code.server.ts';
import { openLogDestination } from '#app/platform/server/observability/log-destination.server.ts';
import { createLog } from '#app/platform/server/observability/log.server.ts';

export interface OpenLog {
  log: Logger;
  lostLines: () => number;
}

/**
 * Opens the log. A full disk is reported once on standard error, and the hub continues without a
 * log until there is space.
 *
 * @throws ConfigError if its file cannot be opened for another reason
 */
export function openLog({ logFile, logLevel }: HubConfig): OpenLog {
  survivePipesAndFullDisks();
  let lines = 0;
  try {
    const destination = openLogDestination(logFile, {
      onOutage: (error) =>
        process.stderr.write(`log cannot be written (${codeOf(error)}), continuing without it\n`),
      onLost: () => (lines += 1),
      onRecovery: (lost) => log.warn({ lost }, 'log lines lost'),
    });
    const log = createLog(destination, logLevel);
    return { log, lostLines: () => lines };
  } catch (error) {
    throw new ConfigError(`configuration: LOG_FILE cannot be written (${codeOf(error)})`);
  }
}

/** Without a listener, an error event on stdout or stderr would end the process. */
function survivePipesAndFullDisks(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
