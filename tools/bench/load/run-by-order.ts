import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Runs a load generator in its own process and passes its order in a file.
 *
 * @param script `load-in-turn.ts` or `rush-load.ts`
 * @param core the only core of the load generator; undefined for all cores
 * @returns its output, parsed as JSON
 */
export async function runByOrder(
  script: string,
  order: object,
  core: number | undefined,
): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'));
  try {
    const file = join(folder, 'order.json');
    await writeFile(file, JSON.stringify(order));
    const pin = core === undefined ? [] : ['taskset', '--cpu-list', String(core)];
    const command: string[] = [...pin, process.execPath, join(import.meta.dirname, script), file];
    const [program = '', ...args] = command;
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 2 ** 28 });
    return JSON.parse(stdout) as unknown;
  } finally {
    await rm(folder, { recursive: true });
  }
}
