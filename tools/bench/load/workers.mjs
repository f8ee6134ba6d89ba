/**
 * Runs several instances of a server that share one port, as a process manager would.
 * Usage: workers.mjs <number of workers> <server file>
 */
import cluster from 'node:cluster';
import { resolve } from 'node:path';

const [, , count = '1', server = ''] = process.argv;

if (cluster.isPrimary) {
  for (let worker = 0; worker < Number(count); worker += 1) cluster.fork();
  process.on('SIGTERM', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    cluster.on('exit', () => {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
    });
  });
} else {
  await import(resolve(server));
}
