import { startHub, twentyCookies, withCookies } from '../stack/hub.ts';
import { hubPorts } from '../stack/ports.ts';
import { load, loadPages, type LoadResult, type Targets } from '../load/load.ts';
import type { Server } from '../stack/processes.ts';
import type { Measured, Run } from '../run.ts';
import { median } from '../statistics.ts';

/**
 * Compares two processes that share one port with one process. All processes, including the load
 * generator, share all free cores. The hub reads API data from memory in its own process, so that
 * the measurement shows how the hub scales, not the fake APIs.
 *
 * The verdict depends on pages per second. That figure also depends on everything else that runs on
 * the two cores: the load generator, and the helper thread, which has a separate core only with one
 * process. The ratio by CPU time excludes them. It shows the gain from two cores that no other
 * process uses, but it does not show that pages are served sooner.
 */
export async function measureScaling(run: Run): Promise<Measured> {
  const preload = 'data-in-process.mjs';
  const one = await startHub({ port: hubPorts.oneProcess, preload, workers: 1 });
  const two = await startHub({ port: hubPorts.twoProcesses, preload, workers: 2 });
  const rounds: { one: LoadResult; two: LoadResult }[] = [];
  try {
    const oneTargets = await twenty(hubPorts.oneProcess);
    const twoTargets = await twenty(hubPorts.twoProcesses);
    // A process is slower at first: a page takes 6.0 ms at the start, and 3.7 ms from the 5,000th
    // page on. Two processes need twice as many pages, because each of them serves only half.
    await loadPages(oneTargets, run.youngPages);
    await loadPages(twoTargets, 2 * run.youngPages);
    for (let round = 0; round < run.rounds; round += 1) {
      rounds.push({
        one: await loadWarm(one, oneTargets, run),
        two: await loadWarm(two, twoTargets, run),
      });
    }
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
  return {
    raw: rounds,
    figures: [
      {
        measure: 'two processes, relative to one',
        value: median(rounds.map((round) => round.two.pagesPerSecond / round.one.pagesPerSecond)),
        unit: '×',
        digits: 2,
        goal: { atLeast: 1.6 },
        fail: { atLeast: 1.6 },
      },
      {
        measure: '  by CPU time per page: 2 × one ÷ two',
        value: median(rounds.map((round) => (2 * round.one.cpuMs) / round.two.cpuMs)),
        unit: '×',
        digits: 2,
      },
    ],
  };
}

const twenty = async (port: number) => withCookies(port, await twentyCookies(port));

async function loadWarm(server: Server, targets: Targets, run: Run): Promise<LoadResult> {
  await load(server, targets, run.warmUpSeconds);
  return load(server, targets, run.seconds);
}
