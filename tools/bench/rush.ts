import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Targets } from './load.ts';

/** What a crowd does. */
export interface RushOrder {
  readonly targets: Targets;
  readonly seconds: number;
  readonly perSecond: number;
  /** Instead of so many in a second: each asks again when it has its answer. */
  readonly connections?: number;
}

/** One answer to the crowd; status 0 is none. */
export interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** What a crowd got. */
export interface Rush {
  readonly answers: readonly Answer[];
  readonly tookSeconds: number;
}

/** @param core the only core that the crowd may use */
export async function rush(order: RushOrder, core: number): Promise<Rush> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-rush-'));
  try {
    const file = join(folder, 'order.json');
    await writeFile(file, JSON.stringify(order));
    const { stdout } = await promisify(execFile)(
      'taskset',
      ['--cpu-list', String(core), process.execPath, 'tools/bench/rush-load.ts', file],
      { maxBuffer: 2 ** 28 },
    );
    return JSON.parse(stdout) as Rush;
  } finally {
    await rm(folder, { recursive: true });
  }
}
