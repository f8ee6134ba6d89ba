import { bareEnvironment, dashboard, startHub } from '../hub.ts';
import { hubPorts } from '../ports.ts';
import { recordedApis, startRecordedApis } from '../stand-ins.ts';
import type { Figure } from '../goals.ts';
import { load, type LoadResult, type Target } from '../load.ts';
import { startServer, type Server } from '../processes.ts';
import { loadCore, serverCore, type Measured, type Run } from '../run.ts';
import { median } from '../statistics.ts';

const helloPort = 4311;
const barePort = 4312;

type Name = 'hello' | 'bare' | 'inProcess' | 'calls';

/**
 * Pages per second of the dashboard, with its real upstream calls and with the same data in process,
 * next to a stock Remix hello-world and to a bare `renderToString` of the dashboard's own tree. The
 * four take turns, so that a slow moment of the machine meets all of them.
 */
export async function measureThroughput(run: Run): Promise<Measured> {
  const apis = await startRecordedApis(loadCore);
  const contenders = await startContenders();
  const rounds: Record<Name, LoadResult>[] = [];
  try {
    for (let round = 0; round < run.rounds; round += 1) {
      const results: [string, LoadResult][] = [];
      for (const { name, server, target } of contenders) {
        await load(server, target, run.warmUpSeconds, loadCore);
        results.push([name, await load(server, target, run.seconds, loadCore)]);
      }
      rounds.push(Object.fromEntries(results) as Record<Name, LoadResult>);
    }
  } finally {
    await Promise.all([apis, ...contenders.map(({ server }) => server)].map((each) => each.stop()));
  }

  const of = (name: Name, figure: keyof LoadResult) =>
    median(rounds.map((results) => results[name][figure]));
  const ratio = (pair: (results: Record<Name, LoadResult>) => number) => ({
    value: median(rounds.map(pair)),
    unit: '×',
    digits: 2,
  });
  // Pages per second say little while something else uses the server's core; its own CPU time does.
  const compare = (measure: string, name: Name, to: Name, goal: number): Figure[] => [
    {
      measure,
      ...ratio((results) => results[name].pagesPerSecond / results[to].pagesPerSecond),
      goal: { atLeast: goal },
    },
    {
      measure: '  by server CPU per page',
      ...ratio((results) => results[to].cpuMs / results[name].cpuMs),
      goal: { atLeast: goal },
    },
  ];
  const labels: [Name, string][] = [
    ['hello', 'Remix hello-world'],
    ['bare', 'bare renderToString of the dashboard tree'],
    ['inProcess', 'dashboard, data in process'],
    ['calls', 'dashboard, real upstream calls'],
  ];
  return {
    raw: rounds,
    figures: [
      ...labels.flatMap(([name, measure]) => [
        { measure, value: of(name, 'pagesPerSecond'), unit: 'pages/s' },
        { measure: '  server CPU per page', value: of(name, 'cpuMs'), unit: 'ms', digits: 2 },
        { measure: '  server cores busy', value: of(name, 'cores'), unit: '', digits: 2 },
        { measure: '  p99 at 10 connections', value: of(name, 'p99Ms'), unit: 'ms' },
      ]),
      ...compare('dashboard, data in process, to hello', 'inProcess', 'hello', 0.3),
      ...compare('dashboard, real calls, to hello', 'calls', 'hello', 0.18),
      ...compare('dashboard, data in process, to bare render', 'inProcess', 'bare', 0.45),
    ],
  };
}

async function startContenders(): Promise<{ name: Name; server: Server; target: Target }[]> {
  const core = serverCore;
  const hello = { url: `http://127.0.0.1:${helloPort}/` };
  const preload = 'data-in-process.mjs';
  const [helloServer, bareServer, inProcess, calls] = await Promise.all([
    startServer({
      args: ['tools/bench/hello/server.ts', String(helloPort)],
      probe: hello.url,
      core,
    }),
    startHub({
      port: hubPorts.bare,
      core,
      preload: 'bare-render.mjs',
      env: bareEnvironment(barePort),
    }),
    startHub({ port: hubPorts.inProcess, core, preload }),
    startHub({ port: hubPorts.calls, core, env: recordedApis }),
  ]);
  // The first page shows the bare server its tree.
  await dashboard(hubPorts.bare);
  return [
    { name: 'hello', server: helloServer, target: hello },
    { name: 'bare', server: bareServer, target: { url: `http://127.0.0.1:${barePort}/` } },
    { name: 'inProcess', server: inProcess, target: await dashboard(hubPorts.inProcess) },
    { name: 'calls', server: calls, target: await dashboard(hubPorts.calls) },
  ];
}
