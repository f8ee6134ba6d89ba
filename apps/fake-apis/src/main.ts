import { readOptions } from './config.ts';
import { createServices } from './services.ts';

try {
  const services = await createServices(readOptions(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void services.close());
  }
  console.log(`fake APIs ready ${services.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
