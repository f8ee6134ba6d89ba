import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readIfThere } from '../read-if-there.ts';

const file = 'tools/trace/recorded-run.json';

/** Rows by group: `{ "SH": "1 2 5" }`, so that a change of the record is one line of a diff. */
const recordedRun = z.object({
  date: z.string(),
  commit: z.string(),
  proved: z.record(z.string(), z.string()),
});

/** Rows that the last recorded run of all tests proved (`npm run test:all -- --record`). */
export interface RecordedRun {
  /** For example `2026-11-29, 18a0d954`. */
  readonly when: string;
  /** The ids of the rows. */
  readonly proved: ReadonlySet<string>;
}

export function readRecordedRun(): RecordedRun | undefined {
  const json = readIfThere(file);
  if (json === undefined) return undefined;
  const { date, commit, proved } = recordedRun.parse(JSON.parse(json));
  const ids = Object.entries(proved).flatMap(([group, numbers]) =>
    numbers.split(' ').map((number) => `${group}-${number}`),
  );
  return { when: `${date}, ${commit}`, proved: new Set(ids) };
}

export function writeRecordedRun(ids: readonly string[]): void {
  const proved: Record<string, string> = {};
  for (const id of ids) {
    const [group = '', number = ''] = id.split('-');
    proved[group] = proved[group] === undefined ? number : `${proved[group]} ${number}`;
  }
  const run = { date: new Date().toISOString().slice(0, 10), commit: commitNow(), proved };
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
}

/** The commit, with `-dirty` if there are uncommitted changes. */
const commitNow = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    encoding: 'utf8',
  }).trim();
