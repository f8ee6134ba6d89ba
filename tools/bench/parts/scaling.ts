import { startHub, twentyCookies, withCookies } from '../hub.ts';
import { hubPorts } from '../ports.ts';
import { load, loadPages, type LoadResult, type Targets } from '../load.ts';
import type { Server } from '../processes.ts';
import type { Measured, Run } from '../run.ts';
import { median } from '../statistics.ts';

/**
 * Two processes over one port against one, all on whatever cores are free, the load generator
 * included. The data is in process: the question is how the hub scales, not the fake APIs.
 *
 * Pages per second are what is judged; they also hold what else wants the two cores: the load
 * generator, and the helper thread, which has a core of its own only beside one process. The ratio by
 * CPU leaves that out: it says what twice the cores would give if nothing else needed them, and cannot
 * say that the pages are served any sooner.
 */
export async function measureScaling(run: Run): Promise<Measured> {
  const preload = 'data-in-process.mjs';
  const one = await startHub({ port: hubPorts.oneProcess, preload, workers: 1 });
  const two = await startHub({ port: hubPorts.twoProcesses, preload, workers: 2 });
  const rounds: { one: LoadResult; two: LoadResult }[] = [];
  try {
    const oneTargets = await twenty(hubPorts.oneProcess);
    const twoTargets = await twenty(hubPorts.twoProcesses);
    // The first pages of a process cost more (6.0 ms, and 3.7 ms from the 5,000th on), and of two each serves half.
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
        measure: 'two processes over one',
        value: median(rounds.map((round) => round.two.pagesPerSecond / round.one.pagesPerSecond)),
        unit: '×',
        digits: 2,
        goal: { atLeast: 1.6 },
        fail: { atLeast: 1.6 },
      },
      {
        measure: '  by the CPU of a page alone: 2 × one over two',
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
