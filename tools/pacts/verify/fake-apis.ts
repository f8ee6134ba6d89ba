import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { workspaceRoot } from '../folders.ts';

export interface FakeApis {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts fakes of all APIs on a free port, with temporary data that is deleted when they stop.
 *
 * @throws when they exit before they are ready
 */
export async function startFakeApis(): Promise<FakeApis> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/fake-apis/src/main.ts'],
    {
      cwd: workspaceRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SERVICES_PORT: '0', SERVICES_DATA: ':memory:', CONTROL: 'on' },
    },
  );
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const url = /^fake APIs ready (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    // A process blocks when nothing reads its output and the pipe is full.
    child.stdout.resume();
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url, stop };
  }
  const [code] = (await ended) as [number | null];
  throw new Error(`the fake APIs stopped during their start (exit code ${String(code)})`);
}

/** Base URL of a fake API: `tracking-api` is below `/tracking`. */
export const baseUrlOf = (provider: string, { url }: Pick<FakeApis, 'url'>): URL =>
  new URL(provider.replace(/-api$/, ''), url);
