import { sizeTransfer } from '../transfer.ts';
import { dashboard, startHub } from '../hub.ts';
import { hubPorts } from '../ports.ts';
import { runLighthouse, type PageLoad } from '../lighthouse.ts';
import type { Target } from '../load.ts';
import { startServer } from '../processes.ts';
import type { Measured, Run } from '../run.ts';
import { median } from '../statistics.ts';
import { measureMap } from './map.ts';

const helloPort = 4313;

/** How often Lighthouse may fail to trace a page before the benchmark gives up. */
const attempts = 3;

/** What the first visit to the dashboard transfers, and what Lighthouse says of it on a phone. */
export async function measureFirstLoad(run: Run): Promise<Measured> {
  const hello: Target = { url: `http://127.0.0.1:${helloPort}/` };
  const servers = await Promise.all([
    startHub({ port: hubPorts.firstLoad }),
    startServer({
      args: ['tools/bench/hello/server.ts', String(helloPort)],
      probe: hello.url,
    }),
  ]);
  try {
    const page = await dashboard(hubPorts.firstLoad);
    const loads: PageLoad[] = [];
    for (let round = 0; round < run.rounds; round += 1) loads.push(await loadOnPhone(page));
    const [first] = loads;
    if (first === undefined) throw new RangeError('no rounds');

    const hub = await sizeTransfer(first.requests, page);
    const reference = await sizeTransfer((await loadOnPhone(hello)).requests, hello);
    const map = await measureMap(hubPorts.firstLoad);
    const of = (figure: Exclude<keyof PageLoad, 'requests'>) =>
      median(loads.map((load) => load[figure]));
    const kB = (bytes: number) => ({ value: bytes / 1000, unit: 'kB brotli', digits: 1 });
    const score = { unit: '', goal: { atLeast: 100 } };
    return {
      raw: { loads, hub, hello: reference, map: map.raw },
      figures: [
        { measure: 'first load: JavaScript', ...kB(hub.scriptBytes) },
        { measure: '  of the hello-world', ...kB(reference.scriptBytes) },
        {
          measure: '  to hello',
          value: hub.scriptBytes / reference.scriptBytes,
          unit: '×',
          digits: 2,
          goal: { atMost: 1.1 },
        },
        { measure: 'first load: CSS', ...kB(hub.styleBytes) },
        { measure: 'first load: total', ...kB(hub.totalBytes), goal: { atMost: 130 } },
        { measure: '  of the hello-world', ...kB(reference.totalBytes) },
        { measure: 'first load: requests', value: hub.requests, unit: '', goal: { atMost: 12 } },
        { measure: '  of the hello-world', value: reference.requests, unit: '' },
        {
          measure: 'first load: web fonts',
          value: hub.fontRequests,
          unit: '',
          goal: { atMost: 0 },
        },
        ...map.figures,
        {
          measure: 'Lighthouse mobile: performance',
          value: of('performance'),
          unit: '',
          goal: { atLeast: 98 },
        },
        { measure: '  accessibility', value: of('accessibility'), ...score },
        { measure: '  best practices', value: of('bestPractices'), ...score },
        {
          measure: '  LCP',
          value: of('lcpSeconds'),
          unit: 's',
          digits: 2,
          goal: { atMost: 1.2 },
        },
        { measure: '  TBT', value: of('tbtMs'), unit: 'ms', goal: { atMost: 50 } },
        { measure: '  CLS', value: of('cls'), unit: '', digits: 3, goal: { atMost: 0.01 } },
      ],
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function loadOnPhone(target: Target, attempt = 1): Promise<PageLoad> {
  try {
    return await runLighthouse(target);
  } catch (error) {
    if (attempt === attempts) throw error;
    return loadOnPhone(target, attempt + 1);
  }
}
