import { setTimeout as delay } from 'node:timers/promises';

/** What a collection finds unused may have finalizers, whose own garbage is for the next one. */
const COLLECTIONS = 4;
const FINALIZERS_MS = 250;

/**
 * Preloaded with `node --expose-gc --import`: answers the benchmark's question for the heap without
 * a line of measuring code in the server itself.
 */
process.on('message', async (message) => {
  if (message !== 'heap') return;
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    globalThis.gc?.();
    await delay(FINALIZERS_MS);
  }
  process.send?.(process.memoryUsage().heapUsed);
});
// Asking is no reason to stay up.
process.channel?.unref();
