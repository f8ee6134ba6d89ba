import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tryDomain } from '../mutation/domain.ts';
import { tryRows } from '../mutation/rows.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { groupLines, summaryLines, testLines } from './output.ts';
import { problemsOf } from './problems.ts';
import { readRecordedRun, writeRecordedRun } from './recorded-run.ts';
import { parseReport } from './reports.ts';
import { parseExplained, parseOtherIds, parseRequirements } from './requirements.ts';
import { idsInSource, idsOfTitle } from './titles.ts';

const testSources = ['{apps,libs,tools,e2e}/**/*.{test,spec}.{ts,tsx}'];
const reports = '.reports/tests/*.json';

const { values } = parseArgs({
  options: {
    group: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    mutate: { type: 'boolean', default: false },
    row: { type: 'string' },
    size: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    domain: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
});

const document = readFileSync('docs/requirements.md', 'utf8');
const groups = parseRequirements(document);
const requirements = groups.flatMap((group) => group.requirements);
const explained = parseExplained(document);
const runs = globSync(reports).flatMap((file) =>
  parseReport(JSON.parse(readFileSync(file, 'utf8')), process.cwd()),
);
const filesById = filesOfIds();
const claimed = new Map([...filesById].map(([id, [first = '']]) => [id, first]));
const recorded = runs.length === 0 ? readRecordedRun() : undefined;
const coverage = coverageOf(
  requirements,
  runs,
  new Set(claimed.keys()),
  new Set(explained.keys()),
  recorded?.proved,
);

const rows = new Set(requirements.map(({ id }) => id));
const titles = new Map([...idsInRuns(), ...claimed]);
for (const problem of problemsOf(rows, new Set(parseOtherIds(document)), explained, titles)) {
  console.error(problem);
  process.exitCode = 1;
}

if (values.record && runs.length > 0) {
  const proved = coverage.filter(({ state }) => state === 'proved');
  writeRecordedRun(proved.map(({ requirement }) => requirement.id));
}
if (values.mutate) {
  if (!(await (values.domain ? tryDomain(values.folder, values.verbose) : tryRowsOfDocument()))) {
    process.exitCode = 1;
  }
} else if (!values.check) {
  if (values.group === undefined) show(summaryLines(groups, coverage, explained), coverage);
  else showGroup(values.group.toUpperCase());
  if (runs.length === 0) {
    const source = recorded
      ? `this is the last recorded run (${recorded.when})`
      : 'no requirement is proved';
    console.log(`No tests have run here, so ${source}. "npm test" runs the tests.`);
  }
}

/** Returns each id in the sources of the tests, with the files that contain it. */
function filesOfIds(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = globSync(testSources, { exclude: ['**/node_modules/**', 'tools/trace/**'] });
  for (const file of files.sort()) {
    for (const id of idsInSource(readFileSync(file, 'utf8'))) {
      found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}

function tryRowsOfDocument(): Promise<boolean> {
  const only = values.row?.toUpperCase();
  if (only !== undefined && !rows.has(only)) throw new Error(`there is no requirement ${only}`);
  return tryRows([...rows], unitTestsOf, {
    only,
    size: Number(values.size),
    seed: Number(values.seed),
    verbose: values.verbose,
  });
}

/**
 * Returns the files of the product's unit tests with the id in a title. Contracts are measured
 * separately.
 */
function unitTestsOf(id: string): string[] {
  const isUnitTest = /^(?:apps\/hub|libs\/(?:domain|api-clients))\/.*(?<!\.pact)\.test\.tsx?$/;
  return (filesById.get(id) ?? []).filter((file) => isUnitTest.test(file));
}

function idsInRuns(): [string, string][] {
  return runs.flatMap(({ title, where }) =>
    idsOfTitle(title).map((id): [string, string] => [id, where]),
  );
}

function showGroup(id: string): void {
  const group = groups.find((candidate) => candidate.id === id);
  if (group === undefined) {
    console.error(
      `there is no group "${id}"; the groups are: ${groups.map((each) => each.id).join(', ')}`,
    );
    process.exitCode = 1;
    return;
  }
  const own = coverage.filter(({ requirement }) => requirement.group === id);
  show(groupLines(group, own, explained), own);
}

function show(lines: readonly string[], entries: readonly Coverage[]): void {
  if (values.verbose) console.log(testLines(entries).join('\n'));
  console.log(lines.join('\n'));
}
