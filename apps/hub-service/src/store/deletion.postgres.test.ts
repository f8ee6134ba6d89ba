import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const HISTORY = '/history/api/v1/status-history';
const DATES = '/own-dates/api/v1/own-dates';

const change = {
  ...{ id: 'first', previousId: null, scheme: 'ug', entryYear: 2027, subject: 'application' },
  ...{ choice: null, from: null, to: 'sent', noticedAt: '2026-11-21T09:00:00.000Z', isNews: false },
};
const todo = { kind: 'todo', title: 'Book the train', date: null, done: false };

describe.skipIf(isPostgresMissing)('the rows of an applicant in PostgreSQL', () => {
  let postgres: TestPostgres;
  let issuer: TestIssuer;
  let service: Service;
  let url: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    issuer = await startIssuer();
    url = await postgres.createDatabase();
    service = await createService(
      { ...optionsWith(issuer.url), place: { kind: 'server', url } },
      createLog('silent', { write: () => undefined }),
    );
  });
  afterAll(async () => {
    await service.close();
    await issuer.stop();
    await postgres.stop();
  });

  async function callAs(subject: string, method: string, path: string, body?: object) {
    const headers = { authorization: `Bearer ${await issuer.tokenFor(subject)}` };
    const { status } = await send(service.url + path, { method, headers, ...(body && { body }) });
    expect(status).toBeLessThan(300);
  }

  async function fill(subject: string): Promise<void> {
    await callAs(subject, 'PUT', `${HISTORY}/changes`, { changes: [change] });
    await callAs(subject, 'PUT', `${HISTORY}/seen`, { until: 'first' });
    for (const id of ['stored', 'removed']) {
      await callAs(subject, 'PUT', `${DATES}/${id}`, { ...todo, expectedVersion: 0 });
    }
    await callAs(subject, 'DELETE', `${DATES}/removed?expectedVersion=1`);
  }

  /** All tables, except the migrator's own tables. */
  const tables = async () =>
    (
      await query(
        url,
        `SELECT table_name AS name FROM information_schema.tables
         WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely_%' ORDER BY name`,
      )
    ).map(({ name }) => String(name));

  /** The number of rows that contain the text in any column, for each table with such rows. */
  async function rowsWith(text: string) {
    const found: Record<string, number> = {};
    for (const table of await tables()) {
      const rows = await query(
        url,
        `SELECT 1 FROM ${table} AS row WHERE strpos(row::text, $1) > 0`,
        [text],
      );
      if (rows.length > 0) found[table] = rows.length;
    }
    return found;
  }

  it('after the monthly deletion of old years, changes can be added and seen news stays seen', async () => {
    const subject = 'applicant-of-two-years';
    const put = (...changes: object[]) => callAs(subject, 'PUT', `${HISTORY}/changes`, { changes });
    const [older, old] = [2024, 2025].map((entryYear) => ({
      ...change,
      id: `of-${entryYear}`,
      entryYear,
    }));
    await put(older!, change, old!);
    await callAs(subject, 'PUT', `${HISTORY}/seen`, { until: 'of-2025' });

    const guide = new URL('../../../../docs/operating.md', import.meta.url);
    const [, statements = ''] = /```sql\n([^`]*)```/.exec(readFileSync(guide, 'utf8')) ?? [];
    expect(statements).toContain('DELETE FROM status_change');
    for (const statement of statements.split(';').filter((one) => one.trim() !== ''))
      await query(url, statement);

    await put({ ...change, id: 'second', previousId: 'first', from: 'sent', to: 'decided' });
    const rows = await query(
      url,
      `SELECT id FROM status_change WHERE owner = $1 ORDER BY position`,
      [subject],
    );
    expect(rows.map(({ id }) => id)).toEqual(['first', 'second']);
    const seen = await query(url, `SELECT change_id FROM status_seen WHERE owner = $1`, [subject]);
    expect(seen).toEqual([{ change_id: 'first' }]);
  });

  it('after an applicant deletes both lists, no table has a row of theirs, and all rows of others remain', async () => {
    await fill('applicant-who-deletes');
    await fill('applicant-who-stays');
    const stored = { own_item: 2, status_change: 1, status_seen: 1 };
    expect(await rowsWith('applicant-who-deletes')).toEqual(stored);
    await callAs('applicant-who-deletes', 'DELETE', HISTORY);
    await callAs('applicant-who-deletes', 'DELETE', DATES);
    expect(await rowsWith('applicant-who-deletes')).toEqual({});
    expect(await rowsWith('applicant-who-stays')).toEqual(stored);
  });

  it('a removed date leaves no text in the table', async () => {
    await fill('applicant-who-removes');
    const rows = await query(url, 'SELECT details FROM own_item WHERE owner = $1 AND id = $2', [
      'applicant-who-removes',
      'removed',
    ]);
    expect(rows).toEqual([{ details: null }]);
  });

  it('every table has a required column for the owner, and a unique index that begins with it', async () => {
    const owners = await query(
      url,
      `SELECT table_name FROM information_schema.columns
       WHERE column_name = 'owner' AND is_nullable = 'NO' AND table_schema = 'public'
       ORDER BY table_name`,
    );
    expect(owners.map(({ table_name }) => table_name)).toEqual(await tables());
    const keys = await query(
      url,
      `SELECT tablename FROM pg_indexes WHERE schemaname = 'public'
       AND indexdef LIKE 'CREATE UNIQUE INDEX % (owner%' GROUP BY tablename ORDER BY tablename`,
    );
    expect(keys.map(({ tablename }) => tablename)).toEqual(await tables());
  });
});
