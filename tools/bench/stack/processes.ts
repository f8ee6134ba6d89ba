import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { isPortTaken, waitForOk } from '../../start/network.ts';

export interface ServerSpec {
  /** Program to run. Default: Node. */
  readonly program?: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A URL that returns 2xx once the server is ready. */
  readonly probe: string;
  /** The only core of the program; undefined for all cores. */
  readonly core?: number;
}

export interface Server {
  /** CPU time of the server and its child processes so far, in seconds. */
  cpuSeconds(): number;
  /** The heap after a full collection, in bytes. The server must run `heap-reporter.mjs`. */
  heapBytes(): Promise<number>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

// When the benchmark exits for any reason, its servers stop too.
process.on('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Starts a server and waits until it is ready.
 *
 * @throws Error when another process uses its port and would be measured instead
 */
export async function startServer(spec: ServerSpec): Promise<Server> {
  const { program: runs = process.execPath, args, env, probe, core } = spec;
  const port = Number(new URL(probe).port);
  if (await isPortTaken(port)) throw new Error(`port ${port} is already in use`);
  const pin = core === undefined ? [] : ['taskset', '--cpu-list', String(core)];
  const [program = runs, ...rest] = [...pin, runs, ...args];
  const child = spawn(program, rest, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error(`${args.join(' ')} has stopped`)));
  await waitForOk(probe, ended.signal);

  return {
    cpuSeconds: () => cpuSeconds(child.pid ?? 0),
    heapBytes: () => requestHeap(child),
    stop: async () => {
      if (ended.signal.aborted) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function requestHeap(child: ChildProcess): Promise<number> {
  child.send('heap');
  const [heapUsed] = (await once(child, 'message')) as [number];
  return heapUsed;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** User and system time of a process and of all its descendants, from /proc. */
function cpuSeconds(pid: number): number {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  // All fields after the command name, which is in brackets and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  return children.reduce((sum, child) => sum + cpuSeconds(child), own);
}
