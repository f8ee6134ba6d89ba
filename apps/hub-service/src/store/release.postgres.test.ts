import type { StatusHistory } from '@applicant-hub/domain';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#src/operations/log.ts';
import { createService, type Service } from '#src/service.ts';
import { startIssuer, type TestIssuer } from '#src/testing/issuer.ts';
import {
  isPostgresMissing,
  query,
  startPostgres,
  type TestPostgres,
} from '#src/testing/postgres.ts';
import { optionsWith, send } from '#src/testing/running-service.ts';
import { type Migrations, migrations } from './migrations/index.ts';

const HISTORY = '/history/api/v1/status-history';
const DATES = '/own-dates/api/v1/own-dates';

const names = Object.keys(migrations);

/** The migrations of the first release, which had no own dates. */
const firstRelease: Migrations = Object.fromEntries(Object.entries(migrations).slice(0, 1));

/** The migrations of the next release, which starts by adding columns to the tables. */
const nextRelease: Migrations = {
  ...migrations,
  '9999-next': {
    async up(database) {
      await sql`ALTER TABLE status_change ADD COLUMN note text`.execute(database);
      await sql`ALTER TABLE own_item ADD COLUMN origin text NOT NULL DEFAULT 'hub'`.execute(
        database,
      );
      await sql`CREATE INDEX own_item_changed_at ON own_item (changed_at)`.execute(database);
    },
  },
};

const todo = { kind: 'todo', title: 'Book the train', date: null, done: false };

describe.skipIf(isPostgresMissing)('releases on PostgreSQL', () => {
  let postgres: TestPostgres;
  let issuer: TestIssuer;
  let url: string;
  let running: Service[];

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
    url = await postgres.createDatabase();
  });
  afterEach(async () => {
    await Promise.all(running.map((service) => service.close()));
  });

  async function start(release: Migrations): Promise<Service> {
    const service = await createService(
      { ...optionsWith(issuer.url), place: { kind: 'server', url }, migrations: release },
      createLog('silent', { write: () => undefined }),
    );
    running.push(service);
    return service;
  }

  /** The requests that an applicant can make to an instance. */
  async function applicantAt(subject: string) {
    const headers = { authorization: `Bearer ${await issuer.tokenFor(subject)}` };
    return {
      write: (service: Service, number: number) =>
        send(`${service.url}${HISTORY}/changes`, {
          method: 'PUT',
          headers,
          body: { changes: [changeOf(number)] },
        }),
      ids: async (service: Service) => {
        const { body } = await send(`${service.url}${HISTORY}`, { headers });
        return (body as StatusHistory).changes.map(({ id }) => id);
      },
      save: (service: Service, id: string) =>
        send(`${service.url}${DATES}/${id}`, {
          method: 'PUT',
          headers,
          body: { ...todo, expectedVersion: 0 },
        }),
    };
  }

  /** Writes one change after another to an instance until `stop` is called. */
  function writeAt(service: Service, applicant: Awaited<ReturnType<typeof applicantAt>>) {
    const statuses: number[] = [];
    const stop = new AbortController();
    const ended = (async () => {
      while (!stop.signal.aborted)
        statuses.push((await applicant.write(service, statuses.length)).status);
    })();
    return {
      statuses,
      async stop() {
        stop.abort();
        await ended;
        return statuses.length;
      },
    };
  }

  const executed = async () =>
    (await query(url, 'SELECT name FROM kysely_migration ORDER BY name')).map(({ name }) => name);

  it.each([
    ['this release', firstRelease, migrations],
    ['the next release', migrations, nextRelease],
  ])(
    'an old instance serves all requests while %s starts on its database',
    async (_, old, fresh) => {
      const applicant = await applicantAt('an-applicant');
      const oldInstance = await start(old);
      const writing = writeAt(oldInstance, applicant);
      await expect.poll(() => writing.statuses.length).toBeGreaterThan(10);
      const newInstance = await start(fresh);
      const before = writing.statuses.length;
      await expect.poll(() => writing.statuses.length).toBeGreaterThan(before + 10);
      const total = await writing.stop();
      expect(writing.statuses).toEqual(Array.from({ length: total }, () => 200));
      expect(await executed()).toEqual(Object.keys(fresh));

      expect((await applicant.save(newInstance, 'one')).status).toBe(200);
      expect((await applicant.write(newInstance, total)).status).toBe(200);
      const restarted = await start(old);
      expect((await applicant.write(restarted, total + 1)).status).toBe(200);
      const all = Array.from({ length: total + 2 }, (_each, number) => `change-${number}`);
      for (const instance of running) expect(await applicant.ids(instance)).toEqual(all);
    },
  );

  it('instances that start at the same time migrate an empty database once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => start(migrations)));
    expect(await executed()).toEqual(names);
    const applicant = await applicantAt('an-applicant');
    for (const [number, instance] of running.entries()) {
      expect((await applicant.write(instance, number)).status).toBe(200);
    }
  });

  it('a failed migration changes nothing, and the next start repeats it', async () => {
    const failing: Migrations = {
      ...migrations,
      '9999-next': {
        async up(database) {
          await sql`CREATE TABLE half_done (id text)`.execute(database);
          await sql`SELECT 1 / 0`.execute(database);
        },
      },
    };
    await expect(start(failing)).rejects.toThrow('division by zero');
    expect(await query(url, "SELECT to_regclass('half_done') AS found")).toEqual([{ found: null }]);
    await start(nextRelease);
    expect(await executed()).toEqual(Object.keys(nextRelease));
  });

  it('a migration that waits for a table gives up, so that requests do not wait behind it', async () => {
    const instance = await start(migrations);
    const applicant = await applicantAt('an-applicant');
    await applicant.write(instance, 0);
    const reader = new Client({ connectionString: url });
    await reader.connect();
    try {
      await reader.query('BEGIN');
      await reader.query('SELECT * FROM status_change');
      await expect(start(nextRelease)).rejects.toMatchObject({ code: '55P03' });
      expect((await applicant.write(instance, 1)).status).toBe(200);
    } finally {
      await reader.end();
    }
    await start(nextRelease);
    expect(await executed()).toEqual(Object.keys(nextRelease));
  });
});

const changeOf = (number: number) => ({
  id: `change-${number}`,
  previousId: number === 0 ? null : `change-${number - 1}`,
  ...{ scheme: 'ug', entryYear: 2027, subject: 'application', choice: null, from: null },
  to: `status-${number}`,
  noticedAt: '2026-11-21T09:00:00.000Z',
  isNews: false,
});
