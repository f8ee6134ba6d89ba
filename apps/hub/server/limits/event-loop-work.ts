import { performance } from 'node:perf_hooks';
import type { ReadWork } from './load-limit.ts';

export function watchEventLoop(): ReadWork {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { active } = performance.eventLoopUtilization(now, before);
    before = now;
    return active;
  };
}
