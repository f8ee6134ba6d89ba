import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill, programs, run } from '../../fixtures/child.ts';
import { hubEnvironment, servicesEnvironment } from '../../fixtures/servers.ts';

export interface Pair {
  hub: string;
  services: string;
  /** The path of the hub's log. */
  logFile: string;
}

/**
 * Starts the fake APIs and the hub on free ports.
 *
 * @param variablesOf additional variables for the hub, which may contain the URL of the fake APIs
 * @param hubProgram the hub, or the hub without caches
 */
export async function startPair(
  variablesOf: (services: string) => NodeJS.ProcessEnv = () => ({}),
  hubProgram: 'hub' | 'forgetfulHub' = 'hub',
): Promise<Pair & { stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'page-tests-'));
  const ports = { services: await freePort(), hub: await freePort() };
  const [services, hub] = [urlOf(ports.services), urlOf(ports.hub)];
  const logFile = join(folder, 'hub.log');
  // The fake APIs start first, because the hub calls them as soon as it runs.
  const children = [
    await run(programs.services, `${services}/healthz`, servicesEnvironment(ports)),
    await run(programs[hubProgram], `${hub}/readyz`, {
      ...hubEnvironment(ports),
      HUB_BUILD_DIR: 'build',
      LOG_FILE: logFile,
      ...variablesOf(services),
    }),
  ];
  return {
    ...{ services, hub, logFile },
    async stop() {
      await Promise.all(children.map(kill));
      await rm(folder, { recursive: true });
    },
  };
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}
