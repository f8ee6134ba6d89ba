import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Coverage, coverageOf } from './coverage.ts';
import { groupLines, summaryLines, testLines } from './output.ts';
import { problemsOf } from './problems.ts';
import { parseReport } from './reports.ts';
import { parseExplained, parseOtherIds, parseRequirements } from './requirements.ts';
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
const explained = parseExplained(document);
const runs = globSync(reports).flatMap((file) =>
  parseReport(JSON.parse(readFileSync(file, 'utf8')), process.cwd()),
);
const claimed = idsInSources();
const coverage = coverageOf(requirements, runs, new Set(claimed.keys()), new Set(explained.keys()));

const rows = new Set(requirements.map(({ id }) => id));
const titles = new Map([...idsInRuns(), ...claimed]);
for (const problem of problemsOf(rows, new Set(parseOtherIds(document)), explained, titles)) {
  console.error(problem);
  process.exitCode = 1;
}

if (!values.check) {
  if (runs.length === 0) console.log('No report of a test run: "npm test" writes them.\n');
  if (values.group === undefined) show(summaryLines(groups, coverage, explained), coverage);
  else showGroup(values.group.toUpperCase());
}

/** Each id in the sources of the tests, with the first file that has it. */
function idsInSources(): Map<string, string> {
  const found = new Map<string, string>();
  const files = globSync(testSources, { exclude: ['**/node_modules/**', 'tools/trace/**'] });
  for (const file of files.sort()) {
    for (const id of idsInSource(readFileSync(file, 'utf8'))) {
      if (!found.has(id)) found.set(id, file);
    }
  }
  return found;
}

function idsInRuns(): [string, string][] {
  return runs.flatMap(({ title, where }) =>
    idsOfTitle(title).map((id): [string, string] => [id, where]),
  );
}

function showGroup(id: string): void {
  const group = groups.find((candidate) => candidate.id === id);
  if (group === undefined) {
    console.error(`no group "${id}"; there are: ${groups.map((each) => each.id).join(', ')}`);
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
