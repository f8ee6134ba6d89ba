import { setTimeout as delay } from 'node:timers/promises';
import { startHub, twentyCookies, withCookies } from '../stack/hub.ts';
import { hubPorts } from '../stack/ports.ts';
import { loadPages } from '../load/load.ts';
import type { Server } from '../stack/processes.ts';
import { loadCore, serverCore, type Measured, type Run } from '../run.ts';
import { median } from '../statistics.ts';

const port = hubPorts.heap;

/** Time for the timers and idle connections of requests to expire, in milliseconds. */
const settleTime = 7_000;

/**
 * Measures the heap early and late in the life of a server, each time a few seconds after the load
 * and after a full garbage collection.
 */
export async function measureHeap(run: Run): Promise<Measured> {
  const server = await startHub({
    port,
    core: serverCore,
    preload: 'heap-reporter.mjs',
    nodeOptions: ['--expose-gc'],
  });
  try {
    const targets = withCookies(port, await twentyCookies(port));
    const [first, second] = run.heapPages;
    await loadPages(targets, first, loadCore);
    const early = await readHeap(server);
    await loadPages(targets, second - first, loadCore);
    const late = await readHeap(server);
    return {
      raw: { early, late },
      figures: [
        { measure: `heap after ${first} pages`, value: median(early), unit: 'MB', digits: 1 },
        { measure: `heap after ${second} pages`, value: median(late), unit: 'MB', digits: 1 },
        {
          measure: 'heap growth',
          value: median(late) - median(early),
          unit: 'MB',
          digits: 1,
          goal: { atMost: 2 },
          fail: { atMost: 2 },
        },
      ],
    };
  } finally {
    await server.stop();
  }
}

/** @returns three readings in MB */
async function readHeap(server: Server): Promise<number[]> {
  await delay(settleTime);
  const readings = [];
  for (let reading = 0; reading < 3; reading += 1) readings.push((await server.heapBytes()) / 1e6);
  return readings;
}
