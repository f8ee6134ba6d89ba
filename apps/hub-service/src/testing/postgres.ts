import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Versions of PostgreSQL that Debian may have, the newest first. */
const VERSIONS = [18, 17, 16, 15, 14, 13];

/** Possible paths of the server: the path from the test runner, if any, and the usual paths. */
const program = [
  process.env['POSTGRES_PATH'],
  ...VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
  '/opt/homebrew/bin/postgres',
].find((path) => path !== undefined && existsSync(path));

if (program === undefined) {
  console.warn('postgres is missing, so the service is NOT tested on it. See POSTGRES_PATH.');
}

/** In CI a missing PostgreSQL is a failure, because a skipped test proves nothing. */
export const isPostgresMissing = program === undefined && !process.env['CI'];

/** A user and group without rights on Debian. PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;

/** The user of the server process; an empty object for the current user. */
const asUser = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

const START_TRIES = 400;
const START_INTERVAL_MS = 50;

export interface TestPostgres {
  /** Creates an empty database, and returns its URL. */
  readonly createDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL with temporary data, reachable only from this machine. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = realpathSync(program ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (asUser.uid !== undefined) chownSync(folder, asUser.uid, asUser.gid);
  const options = ['-D', folder, '-U', 'hub', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(dirname(server), 'initdb'), [...options, '--no-sync'], {
    ...asUser,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const child = spawn(
    server,
    ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...asUser, cwd: folder, stdio: 'ignore' },
  );
  const urlOf = (database: string) => `postgresql://hub@127.0.0.1:${port}/${database}`;
  await untilReady(child, urlOf('postgres'));
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `hub_${databases}`;
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a separate connection. */
export async function query(url: string, statement: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const isReady = await query(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
    await delay(START_INTERVAL_MS);
  }
  throw new Error('postgres did not start in time');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
