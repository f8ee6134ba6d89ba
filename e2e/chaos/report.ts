import { rules } from './judge.ts';
import type { Verdict } from './matrix.ts';

interface Run {
  /** The total number of cells. */
  of: number;
  /** The number of the shard that ran, if not all cells ran. */
  seed: number;
  /** The number of log lines that were searched. */
  lines: number;
  seconds: number;
}

export function report(verdicts: readonly Verdict[], { of, seed, lines, seconds }: Run): string {
  const apis = [...new Set(verdicts.map(({ cell }) => cell.api))].toSorted();
  const rows = apis.map((name) =>
    rowOf(
      name,
      verdicts.filter(({ cell }) => cell.api === name),
    ),
  );
  return [
    `${verdicts.length} of ${of} cells (seed ${seed}), ${lines} log lines, ${seconds} s`,
    line('', ['cells', 'passed', 'retried', ...rules]),
    ...rows,
    rowOf('all', verdicts),
  ].join('\n');
}

/**
 * One row: the number of cells, of passed cells and of cells that passed on a retry, and the number
 * of cells that broke each rule.
 */
function rowOf(name: string, verdicts: readonly Verdict[]): string {
  const held = verdicts.filter(({ wrong }) => wrong.length === 0);
  return line(name, [
    verdicts.length,
    held.length,
    held.filter(({ isAgain }) => isAgain).length,
    ...rules.map(
      (rule) => verdicts.filter(({ wrong }) => wrong.some(([broken]) => broken === rule)).length,
    ),
  ]);
}

const line = (name: string, columns: readonly (string | number)[]) =>
  name.padEnd(16) + columns.map((column) => String(column).padStart(8)).join('');
