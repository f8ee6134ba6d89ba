import { startHub, twentyCookies, withCookies } from '../stack/hub.ts';
import { load, loadPages, type LoadResult } from '../load/load.ts';
import { hubPorts, originOf, proxyPort } from '../stack/ports.ts';
import { startProxy } from '../stack/proxy.ts';
import type { Measured, Run } from '../run.ts';
import { median } from '../statistics.ts';

const preload = 'data-in-process.mjs';

/**
 * The service level objective in docs/operating.md: the maximum time for 99 of 100 pages
 * (milliseconds).
 */
const objectiveMs = 1_500;

/**
 * Compares two instances behind nginx, started as in docs/operating.md, with one instance without
 * nginx. All processes, including nginx and the load generator, share all free cores. As in
 * `scaling`, the hub reads API data from memory in its own process. There is no shared cache. The
 * measurement shows the cost of nginx and of a second instance.
 */
export async function measureBehindProxy(run: Run): Promise<Measured> {
  const instances = [hubPorts.behindProxy, hubPorts.behindProxyToo];
  const env = { PUBLIC_URL: originOf(proxyPort), TRUST_PROXY_HOPS: '1' };
  const servers = await Promise.all([
    startHub({ port: hubPorts.bare, preload }),
    ...instances.map((port) => startHub({ port, preload, env })),
  ]);
  const [bare, ...both] = servers;
  const proxy = await startProxy(instances);
  const rounds: { bare: LoadResult; behind: LoadResult }[] = [];
  try {
    const bareTargets = withCookies(hubPorts.bare, await twentyCookies(hubPorts.bare));
    const targets = withCookies(proxyPort, await twentyCookies(proxyPort));
    await loadPages(bareTargets, run.youngPages);
    await loadPages(targets, 2 * run.youngPages);
    const together = { cpuSeconds: () => sum([proxy, ...both].map((each) => each.cpuSeconds())) };
    for (let round = 0; round < run.rounds; round += 1) {
      await load(bare, bareTargets, run.warmUpSeconds);
      const alone = await load(bare, bareTargets, run.seconds);
      await load(together, targets, run.warmUpSeconds);
      rounds.push({ bare: alone, behind: await load(together, targets, run.seconds) });
    }
  } finally {
    await Promise.all([proxy, ...servers].map((server) => server.stop()));
  }
  const of = (reading: (round: (typeof rounds)[number]) => number) => median(rounds.map(reading));
  return {
    raw: rounds,
    figures: [
      {
        measure: 'two instances behind nginx, relative to one without nginx',
        value: of(({ bare, behind }) => behind.pagesPerSecond / bare.pagesPerSecond),
        unit: '×',
        digits: 2,
        goal: { atLeast: 1.6 },
        fail: { atLeast: 1.6 },
      },
      {
        measure: '  by CPU time per page, with nginx: 2 × one ÷ two',
        value: of(({ bare, behind }) => (2 * bare.cpuMs) / behind.cpuMs),
        unit: '×',
        digits: 2,
      },
      {
        measure: '  p99 at 10 connections',
        value: of(({ behind }) => behind.p99Ms),
        unit: 'ms',
        digits: 0,
        fail: { atMost: objectiveMs },
      },
    ],
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
