import { once } from 'node:events';
import { createServer } from 'node:http';
import { recordedApis, startRecordedApis } from '../stack/fake-apis.ts';
import { startHub, twentyCookies, withCookies } from '../stack/hub.ts';
import { load, type LoadResult } from '../load/load.ts';
import { collectorPort, hubPorts, originOf } from '../stack/ports.ts';
import { loadCore, serverCore, type Measured, type Run } from '../run.ts';
import { median } from '../statistics.ts';

const recorded = (share: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: originOf(collectorPort),
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: share,
});

const hubs = [
  { traces: 'no traces', port: hubPorts.noTraces, env: {} },
  { traces: '1 % of traces', port: hubPorts.fewTraces, env: recorded('0.01') },
  { traces: 'all traces', port: hubPorts.allTraces, env: recorded('1') },
];

/**
 * Measures the cost of a dashboard for each sampling rate of traces. Twenty applicants take turns.
 */
export async function measureTraces(run: Run): Promise<Measured> {
  const apis = await startRecordedApis(loadCore);
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.end());
  });
  await once(collector.listen(collectorPort, '127.0.0.1'), 'listening');
  const servers = await Promise.all(
    hubs.map(({ port, env }) =>
      startHub({ port, core: serverCore, env: { ...recordedApis, ...env } }),
    ),
  );
  const rounds: LoadResult[][] = [];
  try {
    const all = await Promise.all(
      hubs.map(async ({ port }) => withCookies(port, await twentyCookies(port))),
    );
    for (let round = 0; round < run.rounds; round += 1) {
      const results: LoadResult[] = [];
      for (const [at, server] of servers.entries()) {
        const targets = all[at] ?? all[0];
        if (targets === undefined) throw new RangeError('there is no applicant for the request');
        await load(server, targets, run.warmUpSeconds, loadCore);
        results.push(await load(server, targets, run.seconds, loadCore));
      }
      rounds.push(results);
    }
  } finally {
    await Promise.all([apis, ...servers].map((server) => server.stop()));
    collector.close();
  }
  return {
    raw: rounds,
    figures: hubs.flatMap(({ traces }, at) => {
      const of = (figure: keyof LoadResult) =>
        median(rounds.flatMap((results) => results[at]?.[figure] ?? []));
      return [
        { measure: `${traces}: server CPU per page`, value: of('cpuMs'), unit: 'ms', digits: 2 },
        { measure: '  p99 at 10 connections', value: of('p99Ms'), unit: 'ms', digits: 0 },
      ];
    }),
  };
}
