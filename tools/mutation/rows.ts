import { isAbsolute, relative } from 'node:path';
import { coverageReport, linesRun, linesToBreak } from './covered.ts';
import { survivorLines } from './domain.ts';
import { importsOf } from './named.ts';
import type { Mutant } from './report.ts';
import { sample } from './sample.ts';
import { runStryker, runWithCoverage } from './stryker.ts';

/** Maximum number of lines to break for one row. */
const LINES = 40;

/**
 * The number of lines to break first. They are usually enough to show that the tests notice a
 * change.
 */
const FIRST_LINES = 4;

export interface Tried {
  readonly id: string;
  /** The files with unit tests of the row; empty when only other tests prove it. */
  readonly files: readonly string[];
  readonly mutants: readonly Mutant[];
  /** The reason why the row could not be tried, for example because its tests fail. */
  readonly failure?: string;
}

interface How {
  readonly seed: number;
  /** Whether to break all lines, even after a change to the first lines was noticed. */
  readonly isWhole: boolean;
}

/**
 * Picks rows at random and breaks the code that their unit tests run, line by line, running only
 * those tests.
 *
 * @param filesOfRow the files with unit tests of the row
 * @param options `only` is a single row to try instead of a sample
 * @returns whether every row could be tried, and the unit tests of each row notice a change
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
    const row = await tryRow(id, filesOfRow(id), { seed, isWhole: verbose });
    console.log(rowLine(row));
    if (verbose) console.log(survivorLines(row.mutants).join('\n'));
    tried.push(row);
  }
  const listed = tried.filter(noticesNothing);
  console.log(endLines(tried, listed).join('\n'));
  return listed.length === 0 && tried.every(({ failure }) => failure === undefined);
}

async function tryRow(id: string, files: readonly string[], how: How): Promise<Tried> {
  if (files.length === 0) return { id, files, mutants: [] };
  try {
    return { id, files, mutants: await breakCodeOf(id, files, how) };
  } catch (error) {
    return { id, files, mutants: [], failure: String(error) };
  }
}

async function breakCodeOf(
  row: string,
  tests: readonly string[],
  { seed, isWhole }: How,
): Promise<Mutant[]> {
  const order = { tests, row };
  const report = coverageReport.parse(await runWithCoverage(order));
  const lines = new Map(
    Object.entries(report).map(([file, coverage]) => [fromRoot(file), linesRun(coverage)] as const),
  );
  const mutate = linesToBreak(lines, new Set(tests.flatMap(importsOf)), LINES, seed);
  return untilNoticed(isWhole ? [mutate] : inParts(mutate), (part) => runStryker(part, order));
}

const inParts = (lines: readonly string[]): string[][] => [
  lines.slice(0, FIRST_LINES),
  lines.slice(FIRST_LINES),
];

/**
 * Breaks the lines part by part until a change is noticed. A row is listed only if no change is
 * noticed, so the remaining parts are skipped.
 */
export async function untilNoticed(
  parts: readonly (readonly string[])[],
  breakLines: (lines: readonly string[]) => Promise<readonly Mutant[]>,
): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  for (const lines of parts) {
    if (lines.length > 0) mutants.push(...(await breakLines(lines)));
    if (mutants.some(isNoticed)) break;
  }
  return mutants;
}

/**
 * Whether the unit tests of a row passed with every change. False when the row has no unit tests or
 * could not be tried.
 */
export function noticesNothing({ files, mutants, failure }: Tried): boolean {
  if (files.length === 0 || failure !== undefined) return false;
  return !mutants.some(isNoticed);
}

const isNoticed = ({ result }: Mutant): boolean => result === 'noticed';

export function rowLine({ id, files, mutants, failure }: Tried): string {
  if (failure !== undefined) return `${id.padEnd(8)} could not be tested: ${failure}`;
  const noticed = mutants.filter(isNoticed).length;
  const outcome = files.length === 0 ? 'no unit test' : `noticed ${noticed} of ${mutants.length}`;
  return `${id.padEnd(8)} ${outcome.padEnd(20)} ${files.join(' ')}`.trimEnd();
}

/** The listed rows, whose tests detected no change, and the number of rows that were tried. */
export function endLines(tried: readonly Tried[], listed: readonly Tried[]): string[] {
  const measured = tried.filter(({ files }) => files.length > 0).length;
  return [
    '',
    ...listed.map(
      ({ id, files }) => `the tests of ${id} pass with any broken line: ${files.join(' ')}`,
    ),
    `${measured} of ${tried.length} rows have unit tests; the tests of ${listed.length} notice no broken line`,
  ];
}

function fromRoot(file: string): string {
  return isAbsolute(file) ? relative(process.cwd(), file) : file;
}
