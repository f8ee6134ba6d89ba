import { hello, startHello } from '../stack/hello.ts';
import { startHub, twentyCookies, withCookies } from '../stack/hub.ts';
import { load, type LoadResult, type Targets } from '../load/load.ts';
import { hubPorts } from '../stack/ports.ts';
import type { Server } from '../stack/processes.ts';
import { loadCore, serverCore, type Measured, type Run } from '../run.ts';
import { recordedApis, startRecordedApis } from '../stack/fake-apis.ts';
import { median } from '../statistics.ts';

const port = hubPorts.calls;

type Name = 'hello' | 'hub';

/**
 * Measures the cost of a dashboard with all of its upstream calls, compared with a stock Remix
 * hello-world. Twenty different applicants take turns, because all data of a single applicant would
 * be cached. The two servers take turns, so that slow moments of the machine affect both.
 */
export async function measureThroughput(run: Run): Promise<Measured> {
  const apis = await startRecordedApis(loadCore);
  const helloServer = await startHello(serverCore);
  const hub = await startHub({ port, core: serverCore, env: recordedApis });
  try {
    const targets = withCookies(port, await twentyCookies(port));
    const coldMs = await firstPages(hub, targets);
    const rounds: Record<Name, LoadResult>[] = [];
    const measure = async (server: Server, pages: Targets) => {
      await load(server, pages, run.warmUpSeconds, loadCore);
      return load(server, pages, run.seconds, loadCore);
    };
    for (let round = 0; round < run.rounds; round += 1) {
      rounds.push({ hello: await measure(helloServer, [hello]), hub: await measure(hub, targets) });
    }
    const of = (name: Name, figure: keyof LoadResult) =>
      median(rounds.map((results) => results[name][figure]));
    return {
      raw: { rounds, coldMs },
      figures: [
        { measure: 'Remix hello-world', value: of('hello', 'pagesPerSecond'), unit: 'pages/s' },
        { measure: '  server CPU per page', value: of('hello', 'cpuMs'), unit: 'ms', digits: 2 },
        {
          measure: 'dashboard, twenty applicants in turn, one core',
          value: of('hub', 'pagesPerSecond'),
          unit: 'pages/s',
          goal: { atLeast: 276 },
          fail: { atLeast: 220 },
        },
        {
          measure: '  p99 at 10 connections',
          value: of('hub', 'p99Ms'),
          unit: 'ms',
          goal: { atMost: 100 },
          fail: { atMost: 100 },
        },
        { measure: '  server CPU per page', value: of('hub', 'cpuMs'), unit: 'ms', digits: 2 },
        { measure: '  server cores used', value: of('hub', 'cores'), unit: '', digits: 2 },
        {
          measure: '  server CPU per first page of an applicant',
          value: coldMs,
          unit: 'ms',
          digits: 2,
        },
        {
          measure: '  relative to the hello-world, by server CPU per page',
          value: median(rounds.map((results) => results.hello.cpuMs / results.hub.cpuMs)),
          unit: '×',
          digits: 3,
          goal: { atLeast: 0.1 },
          fail: { atLeast: 0.07 },
        },
      ],
    };
  } finally {
    await Promise.all([apis, helloServer, hub].map((server) => server.stop()));
  }
}

/**
 * Requests each page once from a newly started server.
 *
 * @returns the server's CPU time per page, in milliseconds
 * @throws Error when data is missing from a page
 */
async function firstPages(server: Server, targets: Targets): Promise<number> {
  const before = server.cpuSeconds();
  for (const { url, cookie = '' } of targets) {
    const response = await fetch(url, { headers: { Cookie: cookie }, redirect: 'manual' });
    const html = await response.text();
    if (!html.includes('data-tile="')) throw new Error(`${url} responds with ${response.status}`);
  }
  return ((server.cpuSeconds() - before) * 1000) / targets.length;
}
