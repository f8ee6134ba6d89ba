import { z } from 'zod';
import { readIfThere } from '../read-if-there.ts';
import type { Counts } from './counts.ts';
import { reportFile } from './reports.ts';
import { counterOf } from './targets.ts';

/** Written by `nx-plugin.mjs`. */
export const taskResults = '.reports/tasks.json';

const tasks = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    output: z.string(),
    startTime: z.number().nullable(),
    endTime: z.number().nullable(),
  }),
);

/** Result of one Nx task, for example `hub:test`. */
export interface SuiteResult extends Counts {
  readonly name: string;
  /** `cached`: Nx has the result of an earlier run with the same inputs. */
  readonly state: 'run' | 'cached' | 'not run';
  readonly seconds: number;
  readonly log: string;
}

/** @returns an empty list if Nx exited before it wrote its results */
export function readSuites(): SuiteResult[] {
  const json = readIfThere(taskResults);
  return json === undefined ? [] : tasks.parse(JSON.parse(json)).map(suiteOf);
}

function suiteOf({ id, status, output, startTime, endTime }: z.infer<typeof tasks>[number]) {
  const target = id.split(':')[1] ?? '';
  const counts = counterOf(target)({
    exitCode: status === 'success' || status.includes('cache') ? 0 : 1,
    log: output.replaceAll('\r\n', '\n'),
    report: readIfThere(reportFile(id)),
  });
  return {
    name: id,
    ...counts,
    state: stateOf(status),
    seconds: startTime === null || endTime === null ? 0 : (endTime - startTime) / 1000,
    log: output,
  };
}

function stateOf(status: string): SuiteResult['state'] {
  if (status === 'skipped' || status === 'stopped') return 'not run';
  return status.includes('cache') ? 'cached' : 'run';
}

/** A line of the table at the end of `npm test`. */
export function suiteLine({ name, passed, failed, state, seconds }: SuiteResult): string {
  const time = state === 'run' ? `${seconds.toFixed(1)} s` : state;
  const mark = failed === 0 ? '✓' : '✗';
  return `${mark} ${name.padEnd(30)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${time.padStart(9)}`;
}
