import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { judge, renderTable, type Figure } from './goals.ts';
import { measureBehindProxy } from './parts/behind-proxy.ts';
import { measureFavourites } from './parts/favourites.ts';
import { measureHeap } from './parts/heap.ts';
import { measureHungUpstream } from './parts/hung-upstream.ts';
import { measureInteractions } from './parts/interactions.ts';
import { measurePaint } from './parts/paint.ts';
import { measureResults } from './parts/results.ts';
import { measureRush } from './parts/rush.ts';
import { measureScaling } from './parts/scaling.ts';
import { measureThroughput } from './parts/throughput.ts';
import { measureTraces } from './parts/traces.ts';
import { measureWeights } from './parts/weights.ts';
import { startFakeApis } from './stack/fake-apis.ts';
import { fullRun, loadCore, quickRun } from './run.ts';

const parts = {
  throughput: measureThroughput,
  favourites: measureFavourites,
  results: measureResults,
  weights: measureWeights,
  paint: measurePaint,
  interactions: measureInteractions,
  'hung-upstream': measureHungUpstream,
  rush: measureRush,
  scaling: measureScaling,
  'behind-proxy': measureBehindProxy,
  heap: measureHeap,
  traces: measureTraces,
};

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const run = values.quick ? quickRun : fullRun;
const chosen = values.only?.split(',') ?? Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join()}; the parts are ${Object.keys(parts).join(', ')}`,
  );
  process.exit(2);
}

if (!process.env['CHROMIUM_PATH']) {
  console.error('Chromium is missing: install it or set CHROMIUM_PATH');
  process.exit(2);
}
execFileSync('nx', ['run', 'hub:build'], { stdio: 'inherit' });
execFileSync('remix', ['vite:build', 'tools/bench/hello'], { stdio: 'inherit' });

const figures: Figure[] = [];
const raw: Record<string, unknown> = {};
const fakeApis = await startFakeApis(loadCore);
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (!chosen.includes(name)) continue;
    const started = performance.now();
    console.log(`\n${name} …`);
    const result = await measure(run);
    figures.push(...result.figures);
    raw[name] = result.raw;
    console.log(renderTable(result.figures));
    console.log(`(${((performance.now() - started) / 1000).toFixed(0)} s)`);
  }
} finally {
  await fakeApis.stop();
}

console.log(`\n${renderTable(figures)}`);
const verdicts = figures.map(judge);
const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
console.log(
  `\n${figures.length} figures, ${count('missed')} goals missed, ${count('FAILED')} fail lines crossed; all rounds are in .reports/bench.json`,
);
mkdirSync('.reports', { recursive: true });
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
writeFileSync(
  '.reports/bench.json',
  JSON.stringify({ date: new Date().toISOString(), machine, run, figures, raw }, null, 2),
);
if (count('FAILED') > 0) process.exitCode = 1;
