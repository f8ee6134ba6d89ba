import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coverageOf, type Coverage, type State } from './coverage.ts';
import { parseReport } from './reports.ts';
import { parseOtherIds, parseRequirements } from './requirements.ts';
import { idsInSource, idsOfTitle } from './titles.ts';

const testSources = ['{apps,libs,tools,e2e}/**/*.{test,spec}.{ts,tsx}'];
const reports = '.reports/*.json';

const { values } = parseArgs({
  options: {
    group: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const document = readFileSync('docs/requirements.md', 'utf8');
const groups = parseRequirements(document);
const requirements = groups.flatMap((group) => group.requirements);
const runs = globSync(reports).flatMap((file) =>
  parseReport(JSON.parse(readFileSync(file, 'utf8')), process.cwd()),
);
const claimed = claimedIds();
const coverage = coverageOf(requirements, runs, new Set(claimed.keys()));

const unknown = unknownIds();
for (const [id, where] of unknown) console.error(`no requirement ${id}: ${where}`);
if (unknown.size > 0) process.exitCode = 1;

if (!values.check) {
  if (values.group === undefined) showGroups();
  else showGroup(values.group);
  if (runs.length === 0) console.log('\nNo report of a test run: "npm test" writes them.');
}

/** Each id in the sources of the tests, with the first file that has it. */
function claimedIds(): Map<string, string> {
  const found = new Map<string, string>();
  const files = globSync(testSources, { exclude: ['**/node_modules/**', 'tools/trace/**'] });
  for (const file of files.sort()) {
    for (const id of idsInSource(readFileSync(file, 'utf8'))) {
      if (!found.has(id)) found.set(id, file);
    }
  }
  return found;
}

/** The ids in titles that the document does not have, with a place where each stands. */
function unknownIds(): Map<string, string> {
  const known = new Set([...requirements.map(({ id }) => id), ...parseOtherIds(document)]);
  const inRuns = runs.flatMap(({ title, where }) =>
    idsOfTitle(title).map((id): [string, string] => [id, where]),
  );
  return new Map([...inRuns, ...claimed].filter(([id]) => !known.has(id)));
}

function showGroups(): void {
  console.log('group  proved  failing  claimed  open  of   area');
  for (const { id, area, requirements: own } of groups) {
    const ofGroup = coverage.filter(({ requirement }) => requirement.group === id);
    console.log(row(id, ofGroup, own.length, area));
    if (values.verbose) showTests(ofGroup);
  }
  console.log(row('all', coverage, requirements.length, ''));
}

function showGroup(id: string): void {
  const group = groups.find((candidate) => candidate.id === id.toUpperCase());
  if (group === undefined) {
    console.error(`no group "${id}"; there are: ${groups.map((each) => each.id).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const ofGroup = coverage.filter(({ requirement }) => requirement.group === group.id);
  console.log(`${group.id} ${group.area}: ${count(ofGroup, 'proved')} of ${ofGroup.length} proved`);
  for (const { requirement, state } of ofGroup) {
    if (state !== 'proved')
      console.log(`${requirement.id.padEnd(8)} ${state.padEnd(8)} ${requirement.text}`);
  }
  if (values.verbose) showTests(ofGroup);
}

function showTests(entries: readonly Coverage[]): void {
  for (const { requirement, tests } of entries) {
    for (const { title, where, outcome } of tests) {
      console.log(`  ${requirement.id.padEnd(8)} ${outcome}  ${where}: ${title}`);
    }
  }
}

function row(id: string, entries: readonly Coverage[], total: number, area: string): string {
  const cell = (state: State, width: number) => String(count(entries, state)).padStart(width);
  const states = [cell('proved', 6), cell('failing', 7), cell('claimed', 7), cell('open', 4)];
  return `${id.padEnd(5)}  ${states.join('  ')}  ${String(total).padEnd(3)}  ${area}`;
}

function count(entries: readonly Coverage[], state: State): number {
  return entries.filter((entry) => entry.state === state).length;
}
