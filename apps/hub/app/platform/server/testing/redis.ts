import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Possible paths of the Redis server: the path from the test runner, if any, and the usual paths on
 * Debian and for Homebrew.
 */
const program = [
  process.env['REDIS_SERVER_PATH'],
  '/usr/bin/redis-server',
  '/usr/bin/valkey-server',
  '/opt/homebrew/bin/redis-server',
].find((path) => path !== undefined && existsSync(path));

if (program === undefined) {
  console.warn(
    'redis-server is missing, so the shared cache is NOT tested. See REDIS_SERVER_PATH.',
  );
}

/** In CI a missing Redis program is a failure, because a skipped test proves nothing. */
export const isRedisMissing = program === undefined && !process.env['CI'];

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function startRedis(port: number): Promise<ChildProcess> {
  const server = spawn(
    program ?? '',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  await until(() => accepts(port));
  return server;
}

export async function stopRedis(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref().once('connect', () => socket.destroy());
  });

/** Waits until the condition is true, for at most five seconds. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await condition()) return;
    await delay(25);
  }
  throw new Error('the condition was not met in time');
}
