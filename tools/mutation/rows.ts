import { isAbsolute, relative } from 'node:path';
import { coverageReport, linesRun, linesToBreak } from './covered.ts';
import { survivorLines } from './domain.ts';
import { importsOf } from './named.ts';
import type { Mutant } from './report.ts';
import { sample } from './sample.ts';
import { runStryker, runWithCoverage } from './stryker.ts';

/** How many lines of code are broken for one row. */
const LINES = 40;

/** What came of breaking the code of one row. */
export interface Tried {
  readonly id: string;
  /** The unit tests with its id, by their files; none when others prove it. */
  readonly files: readonly string[];
  readonly mutants: readonly Mutant[];
  /** Why it could not be tried: its tests fail, say. */
  readonly failure?: string;
}

/**
 * Takes rows by chance and breaks the code that their own unit tests run, a line at a time, with only
 * those tests to notice it.
 *
 * @param filesOfRow the unit test files with a test of the row
 * @param only a row to take instead
 * @returns whether every row notices something
 */
export async function tryRows(
  ids: readonly string[],
  filesOfRow: (id: string) => readonly string[],
  options: { only: string | undefined; size: number; seed: number; verbose: boolean },
): Promise<boolean> {
  const { only, size, seed, verbose } = options;
  const rows = only === undefined ? sample(ids, size, seed) : [only];
  const tried: Tried[] = [];
  for (const id of rows) {
    const row = await tryRow(id, filesOfRow(id), seed);
    console.log(rowLine(row));
    if (verbose) console.log(survivorLines(row.mutants).join('\n'));
    tried.push(row);
  }
  const listed = tried.filter(noticesNothing);
  console.log(endLines(tried, listed).join('\n'));
  return listed.length === 0 && tried.every(({ failure }) => failure === undefined);
}

async function tryRow(id: string, files: readonly string[], seed: number): Promise<Tried> {
  if (files.length === 0) return { id, files, mutants: [] };
  try {
    return { id, files, mutants: await breakCodeOf(id, files, seed) };
  } catch (error) {
    return { id, files, mutants: [], failure: String(error) };
  }
}

async function breakCodeOf(row: string, tests: readonly string[], seed: number): Promise<Mutant[]> {
  const order = { tests, row };
  const report = coverageReport.parse(await runWithCoverage(order));
  const lines = new Map(
    Object.entries(report).map(([file, coverage]) => [fromRoot(file), linesRun(coverage)] as const),
  );
  const mutate = linesToBreak(lines, new Set(tests.flatMap(importsOf)), LINES, seed);
  return mutate.length === 0 ? [] : runStryker(mutate, order);
}

/** Stays green whatever was broken; nothing can be said where there is no unit test. */
export function noticesNothing({ files, mutants, failure }: Tried): boolean {
  if (files.length === 0 || failure !== undefined) return false;
  return !mutants.some(({ result }) => result === 'noticed');
}

/** What came of one row, in a line. */
export function rowLine({ id, files, mutants, failure }: Tried): string {
  if (failure !== undefined) return `${id.padEnd(8)} could not be tried: ${failure}`;
  const noticed = mutants.filter(({ result }) => result === 'noticed').length;
  const outcome = files.length === 0 ? 'no unit test' : `noticed ${noticed} of ${mutants.length}`;
  return `${id.padEnd(8)} ${outcome.padEnd(20)} ${files.join(' ')}`.trimEnd();
}

/** How many rows were tried, and those whose tests stayed green. */
export function endLines(tried: readonly Tried[], listed: readonly Tried[]): string[] {
  const measured = tried.filter(({ files }) => files.length > 0).length;
  return [
    '',
    ...listed.map(({ id, files }) => `${id} stays green whatever is broken: ${files.join(' ')}`),
    `${measured} of ${tried.length} rows have unit tests; ${listed.length} notice nothing`,
  ];
}

function fromRoot(file: string): string {
  return isAbsolute(file) ? relative(process.cwd(), file) : file;
}
