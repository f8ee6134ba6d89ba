import { performance } from 'node:perf_hooks';
import type { ReadWork } from './load-limit.ts';

/** Begins to measure how long the event loop works, and does not wait. */
export function watchEventLoop(): ReadWork {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { active } = performance.eventLoopUtilization(now, before);
    before = now;
    return active;
  };
}
