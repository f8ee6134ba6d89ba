import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ReadDelay } from './load-limit.ts';

/** How often the event loop is asked whether it is on time (milliseconds). */
const RESOLUTION_MS = 10;

/** Begins to measure the delay of the event loop, for as long as the process lives. */
export function watchEventLoop(): ReadDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return (sinceMs) => {
    // Not once on time in all of it: that is the delay.
    const meanMs = histogram.count === 0 ? sinceMs : histogram.mean / 1e6;
    histogram.reset();
    return meanMs - RESOLUTION_MS;
  };
}
