import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createLog } from './operations/log.ts';
import { createService } from './service.ts';

try {
  const { logLevel, ...options } = readConfig(process.env);
  const service = await createService(options, createLog(logLevel, pino.destination(2)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void service.close());
  }
  console.log(`hub service ready ${service.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
