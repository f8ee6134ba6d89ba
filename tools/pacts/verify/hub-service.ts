import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { hubServiceNodeOptions } from '../../start/node-options.ts';
import { add, type Counts } from '../../suites/counts.ts';
import { workspaceRoot } from '../folders.ts';
import { baseUrlOf } from './fake-apis.ts';
import { type Verification, verifyProvider } from './verifier.ts';

/** The contracts that the hub's own service fulfils. */
export const ownContracts = ['history-api', 'own-dates-api'] as const;

/** The databases on which the service runs: embedded in its process, and PostgreSQL. */
const databases = ['embedded', 'server'] as const;

/** Exit code of the program when its database is not installed. */
const MISSING = 3;

/** Any token: the program replaces it with a valid token. */
const token = 'a-token';

export interface HubService {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly stateUrl: URL;
  /** @param origin of a proxy, through which the requests are sent */
  verify: (name: (typeof ownContracts)[number], origin?: string) => Promise<Verification>;
  stop: () => Promise<void>;
}

/**
 * Verifies the hub's own service against its contracts, twice on each database. The second run
 * starts with the data of the first run.
 */
export async function verifyService(): Promise<Counts> {
  const results: Counts[] = [];
  for (const database of databases) {
    const service = await startHubService(database);
    if (service === null) {
      console.warn('PostgreSQL is missing, so the contracts are NOT verified on it.');
      continue;
    }
    try {
      for (const name of [...ownContracts, ...ownContracts]) {
        const { output, passed, failed } = await service.verify(name);
        if (failed > 0) console.error(output);
        const mark = failed === 0 ? '✓' : '✗';
        console.log(`${mark} ${name} on ${database}: ${passed} passed, ${failed} failed`);
        results.push({ passed, failed });
      }
    } finally {
      await service.stop();
    }
  }
  return add(results);
}

/**
 * Starts the service on a free port, with temporary data and with an endpoint for provider states
 * next to it.
 *
 * @returns null when the database is not installed
 * @throws when the service exits before it is ready
 */
export async function startHubService(
  database: (typeof databases)[number],
): Promise<HubService | null> {
  const child = spawn(
    process.execPath,
    [...hubServiceNodeOptions, 'apps/hub-service/src/testing/provider.ts', database],
    { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const url = /^provider ready (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    // A process blocks when nothing reads its output and the pipe is full.
    child.stdout.resume();
    const stateUrl = new URL('/_pact/provider-states', url);
    return {
      url,
      stateUrl,
      verify: (name, origin = url) =>
        verifyProvider({
          name,
          baseUrl: baseUrlOf(name, { url: origin }),
          token,
          stateUrl,
        }),
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  const [code] = (await ended) as [number | null];
  if (code === MISSING) return null;
  throw new Error(`the hub's service stopped during its start (exit code ${String(code)})`);
}
