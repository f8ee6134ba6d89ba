import { globSync } from 'node:fs';
import { type Mutant, scoreOf } from './report.ts';
import { runStryker } from './stryker.ts';

const source = 'libs/domain/src';

/** Minimum mutation score of the domain, in percent. */
const GOAL = 90;

/**
 * Makes every change to the rules of the domain, or of one folder of it, that Stryker supports, and
 * prints how many changes the tests notice.
 *
 * @returns whether the score reaches the goal
 */
export async function tryDomain(folder: string | undefined, verbose: boolean): Promise<boolean> {
  const under = folder === undefined ? source : `${source}/${folder}`;
  const mutate = globSync(`${under}/**/*.ts`, {
    exclude: ['**/*.{test,fixture}.ts', '**/index.ts'],
  });
  if (mutate.length === 0) throw new Error(`there are no rules in ${under}`);
  const mutants = await runStryker(mutate, { tests: [`${source}/**/*.test.ts`] });
  if (verbose) console.log(survivorLines(mutants).join('\n'));
  console.log(scoreLines(mutants).join('\n'));
  return scoreOf(mutants) >= GOAL;
}

export function survivorLines(mutants: readonly Mutant[]): string[] {
  return mutants
    .filter(({ result }) => result !== 'noticed')
    .map(({ file, line, change, result }) => `${file}:${line} ${result}, ${change}`);
}

/** One line for each folder of the domain, then the total and the goal. */
export function scoreLines(mutants: readonly Mutant[]): string[] {
  const folders = [...new Set(mutants.map(folderOf))].sort();
  return [
    ...folders.map((folder) =>
      scoreLine(
        folder,
        mutants.filter((each) => folderOf(each) === folder),
      ),
    ),
    scoreLine('all', mutants),
    `goal: ${GOAL} %`,
  ];
}

function scoreLine(name: string, mutants: readonly Mutant[]): string {
  const noticed = mutants.filter(({ result }) => result === 'noticed').length;
  const score = scoreOf(mutants).toFixed(1).padStart(5);
  return `${name.padEnd(16)} ${score} %  ${noticed} of ${mutants.length}`;
}

function folderOf({ file }: Mutant): string {
  return file.slice(source.length + 1).split('/')[0] ?? '';
}
