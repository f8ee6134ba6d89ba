/**
 * Preloaded with `node --expose-gc --import`: answers the benchmark's question for the heap without
 * a line of measuring code in the server itself.
 */
process.on('message', (message) => {
  if (message !== 'heap') return;
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// Asking is no reason to stay up.
process.channel?.unref();
