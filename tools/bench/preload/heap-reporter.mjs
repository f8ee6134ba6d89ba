import { setTimeout as delay } from 'node:timers/promises';

/**
 * A collection may run finalizers. Only the next collection removes the garbage that they leave.
 */
const COLLECTIONS = 4;
const FINALIZERS_MS = 250;

/**
 * Preloaded with `node --expose-gc --import`: reports the heap size to the benchmark without any
 * measuring code in the server itself.
 */
process.on('message', async (message) => {
  if (message !== 'heap') return;
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    globalThis.gc?.();
    await delay(FINALIZERS_MS);
  }
  process.send?.(process.memoryUsage().heapUsed);
});
// The channel must not keep the process alive.
process.channel?.unref();
