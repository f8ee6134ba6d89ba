import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { isMet, renderTable, type Figure } from './goals.ts';
import { measureFavourites } from './parts/favourites.ts';
import { measureFirstLoad } from './parts/first-load.ts';
import { measureHeap } from './parts/heap.ts';
import { measureHungUpstream } from './parts/hung-upstream.ts';
import { measureScaling } from './parts/scaling.ts';
import { measureThroughput } from './parts/throughput.ts';
import { measureWidgets } from './parts/widgets.ts';
import { startStandIns } from './stand-ins.ts';
import { fullRun, loadCore, quickRun } from './run.ts';

const parts = {
  throughput: measureThroughput,
  favourites: measureFavourites,
  widgets: measureWidgets,
  'first-load': measureFirstLoad,
  'hung-upstream': measureHungUpstream,
  scaling: measureScaling,
  heap: measureHeap,
};

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const run = values.quick ? quickRun : fullRun;
const chosen = values.only?.split(',') ?? Object.keys(parts);

if (!process.env['CHROMIUM_PATH']) {
  console.error('Chromium is missing: install it or set CHROMIUM_PATH');
  process.exit(1);
}
execFileSync('nx', ['run', 'hub:build'], { stdio: 'inherit' });
execFileSync('remix', ['vite:build', 'tools/bench/hello'], { stdio: 'inherit' });

const figures: Figure[] = [];
const raw: Record<string, unknown> = {};
const standIns = await startStandIns(loadCore);
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (!chosen.includes(name)) continue;
    console.log(`\n${name} …`);
    const result = await measure(run);
    figures.push(...result.figures);
    raw[name] = result.raw;
    console.log(renderTable(result.figures));
  }
} finally {
  await standIns.stop();
}

console.log(`\n${renderTable(figures)}`);
const missed = figures.filter((figure) => isMet(figure) === false).length;
console.log(
  `\n${figures.length} figures, ${missed} goals missed; all rounds are in .reports/bench.json`,
);
mkdirSync('.reports', { recursive: true });
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
writeFileSync(
  '.reports/bench.json',
  JSON.stringify({ date: new Date().toISOString(), machine, run, figures, raw }, null, 2),
);
