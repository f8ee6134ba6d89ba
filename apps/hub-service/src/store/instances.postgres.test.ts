import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { OwnItem, StatusHistory } from '@applicant-hub/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUDIENCE, startIssuer, type TestIssuer } from '#src/testing/issuer.ts';
import {
  isPostgresMissing,
  query,
  startPostgres,
  type TestPostgres,
} from '#src/testing/postgres.ts';
import { send } from '#src/testing/running-service.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const HISTORY = '/history/api/v1/status-history';
const DATES = '/own-dates/api/v1/own-dates';
const APPLICANTS = 8;
const KILL_AFTER = 200;
const SAVES = 600;

const todo = { kind: 'todo', title: 'Book the train', date: null, done: false };
const change = {
  ...{ scheme: 'ug', entryYear: 2027, subject: 'application', choice: null, from: null },
  ...{ to: 'sent', noticedAt: '2026-11-21T09:00:00.000Z', isNews: false },
};

interface Instance {
  readonly child: ChildProcess;
  readonly url: string;
}

describe.skipIf(isPostgresMissing)('two instances on one PostgreSQL', () => {
  let postgres: TestPostgres;
  let issuer: TestIssuer;
  let database: string;
  let running: ChildProcess[];

  beforeAll(async () => {
    postgres = await startPostgres();
    issuer = await startIssuer();
  });
  afterAll(async () => {
    await issuer.stop();
    await postgres.stop();
  });
  beforeEach(async () => {
    running = [];
    database = await postgres.createDatabase();
  });
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
  });

  async function start(): Promise<Instance> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        HUB_SERVICE_PORT: '0',
        HUB_SERVICE_DATABASE_URL: database,
        HUB_SERVICE_AUDIENCE: AUDIENCE,
        OIDC_ISSUER: issuer.url,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return { child, url: line.replace('hub service ready ', '') };
  }

  async function closeConnections(): Promise<void> {
    const closed = await query(
      database,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'hub-service' AND datname = current_database()`,
    );
    expect(closed.length).toBeGreaterThan(0);
  }

  const headersOf = async (subject: string) => ({
    authorization: `Bearer ${await issuer.tokenFor(subject)}`,
  });

  const save = (url: string, headers: Record<string, string>, id: string, version: number) =>
    send(`${url}${DATES}/${id}`, {
      method: 'PUT',
      headers,
      body: { ...todo, title: `${id} ${version} ${url}`, expectedVersion: version },
    });

  it('no acknowledged write is lost when one instance is killed with SIGKILL', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const acknowledged: string[] = [];
    let next = 0;

    /** Saves items of one applicant, alternating between the two instances, until all are saved. */
    async function saveAll(subject: string): Promise<void> {
      const headers = await headersOf(subject);
      while (next < SAVES) {
        const number = next++;
        const id = `item-${number}`;
        const { url, child } = number % 2 === 0 ? first : second;
        const { status } = await save(url, headers, id, 0).catch((error: unknown) => {
          if (child.killed) return { status: null };
          throw error;
        });
        if (status !== null) expect(status).toBe(200);
        if (status === 200) acknowledged.push(`${subject} ${id}`);
        if (acknowledged.length === KILL_AFTER) first.child.kill('SIGKILL');
      }
    }
    const subjects = Array.from({ length: APPLICANTS }, (_, number) => `applicant-${number}`);
    await Promise.all(subjects.map(saveAll));
    expect(first.child.killed).toBe(true);
    expect(acknowledged.length).toBeGreaterThan(KILL_AFTER);

    const restarted = await start();
    for (const { url } of [second, restarted]) {
      const stored = await Promise.all(
        subjects.map(async (subject) => {
          const { body } = await send(url + DATES, { headers: await headersOf(subject) });
          return (body as { dates: OwnItem[] }).dates.map(({ id }) => `${subject} ${id}`);
        }),
      );
      const all = new Set(stored.flat());
      expect(acknowledged.filter((item) => !all.has(item))).toEqual([]);
    }
  });

  it('of two instances that change the same version, only one succeeds', async () => {
    const instances = await Promise.all([start(), start()]);
    const headers = await headersOf('an-applicant');
    for (let version = 0; version < 20; version += 1) {
      const outcomes = await Promise.all(
        instances.map(({ url }) => save(url, headers, 'one', version)),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('when two instances write a change after the same change, only one change is stored', async () => {
    const instances = await Promise.all([start(), start()]);
    const headers = await headersOf('an-applicant');
    let previousId: string | null = null;
    for (let round = 0; round < 20; round += 1) {
      const outcomes = await Promise.all(
        instances.map(({ url }, number) =>
          send(`${url}${HISTORY}/changes`, {
            method: 'PUT',
            headers,
            body: { changes: [{ ...change, id: `change-${round}-${number}`, previousId }] },
          }),
        ),
      );
      expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
      const { body } = await send(`${instances[0].url}${HISTORY}`, { headers });
      const { changes } = body as StatusHistory;
      expect(changes).toHaveLength(round + 1);
      previousId = changes.at(-1)?.id ?? null;
    }
  });

  it('an instance continues after the database has closed all its connections', async () => {
    const { child, url } = await start();
    const headers = await headersOf('an-applicant');
    expect((await save(url, headers, 'before', 0)).status).toBe(200);
    await closeConnections();
    // The first request can still get a closed connection.
    await expect.poll(async () => (await save(url, headers, 'after', 0)).status).toBe(200);
    expect(child.exitCode).toBeNull();
  });

  it('while the database refuses connections, requests get 503; afterwards they succeed', async () => {
    const { url } = await start();
    const headers = await headersOf('an-applicant');
    const name = new URL(database).pathname.slice(1);
    const allow = (isAllowed: boolean) =>
      query(
        new URL('postgres', database).href,
        `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`,
      );
    expect((await save(url, headers, 'one', 0)).status).toBe(200);
    await closeConnections();
    await allow(false);
    await expect
      .poll(() => save(url, headers, 'one', 1))
      .toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await allow(true);
    await expect.poll(async () => (await save(url, headers, 'one', 1)).status).toBe(200);
  });

  it('an instance exits without an error on SIGTERM', async () => {
    const { child } = await start();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
