import { performance } from 'node:perf_hooks';
import type { ReadWork } from './load-limit.ts';

/** Starts to measure how long the event loop works, without its idle time. */
export function watchEventLoop(): ReadWork {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { active } = performance.eventLoopUtilization(now, before);
    before = now;
    return active;
  };
}
