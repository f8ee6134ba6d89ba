import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { kill, programs, run } from '../../fixtures/child.ts';
import { hubEnvironment, servicesEnvironment } from '../../fixtures/servers.ts';

/** The pair of servers that all page tests share. */
interface Stack {
  hub: string;
  services: string;
  /** Where the hub logs. */
  logFile: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    stack: Stack;
  }
}

const build = new URL('../../../apps/hub/build/server/index.js', import.meta.url);

/** Starts the fake APIs and the hub as it was built, and stops them at the end of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(build)) throw new Error('The hub is not built: run "npx nx run hub:build".');
  const folder = await mkdtemp(join(tmpdir(), 'page-tests-'));
  const [services, hub] = [await freePort(), await freePort()];
  const ports = { services, hub };
  const stack = {
    hub: `http://127.0.0.1:${hub}`,
    services: `http://127.0.0.1:${services}`,
    logFile: join(folder, 'hub.log'),
  };
  // The hub calls them as soon as it runs.
  const children = [
    await run(programs.services, `${stack.services}/healthz`, servicesEnvironment(ports)),
    await run(programs.hub, `${stack.hub}/readyz`, hubEnvironment(ports, 'build', stack.logFile)),
  ];
  project.provide('stack', stack);
  return async () => {
    await Promise.all(children.map(kill));
    await rm(folder, { recursive: true });
  };
}

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
