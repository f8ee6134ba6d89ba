import { describe, expect, it } from 'vitest';
import { runService, type TestApplicant } from '#src/testing/running-service.ts';

const service = runService();

const HISTORY = '/history/api/v1/status-history';
const DATES = '/own-dates/api/v1/own-dates';

/** A change and a to-do with the name of their owner. */
const changeOf = (name: string) => ({
  ...{ id: 'first', previousId: null, scheme: 'ug', entryYear: 2027, subject: 'application' },
  ...{ choice: null, from: null, to: `status of ${name}`, isNews: false },
  noticedAt: '2026-11-21T09:00:00.000Z',
});
const todoOf = (name: string) => ({
  ...{ kind: 'todo', title: `to-do of ${name}`, date: null, done: false },
});

const next = { ...changeOf('applicant'), id: 'next', previousId: 'first', to: 'placed' };

/** Every operation that needs a token. The writing operations change an applicant's rows. */
const operations: readonly [method: string, path: string, body?: object][] = [
  ['GET', HISTORY],
  ['PUT', `${HISTORY}/changes`, { changes: [next] }],
  ['PUT', `${HISTORY}/seen`, { until: 'first' }],
  ['DELETE', HISTORY],
  ['GET', DATES],
  ['PUT', `${DATES}/one`, { ...todoOf('applicant'), done: true, expectedVersion: 1 }],
  ['PUT', `${DATES}/two`, { ...todoOf('applicant'), expectedVersion: 0 }],
  ['DELETE', `${DATES}/one?expectedVersion=1`],
  ['DELETE', DATES],
];

/** Stores a change and a to-do. */
async function fill(applicant: TestApplicant, name: string): Promise<void> {
  const changes = { changes: [changeOf(name)] };
  await applicant.call(`${HISTORY}/changes`, { method: 'PUT', body: changes });
  const item = { ...todoOf(name), expectedVersion: 0 };
  await applicant.call(`${DATES}/one`, { method: 'PUT', body: item });
}

const everythingOf = async (applicant: TestApplicant) => ({
  history: await applicant.call(HISTORY),
  dates: await applicant.call(DATES),
});

describe.each(operations)('the operation %s %s', (method, path, body) => {
  const request = { method, ...(body && { body }) };

  it.each([
    ['with rows of the same ids', true],
    ['without rows', false],
  ])(
    'an applicant %s neither sees nor changes the rows of another applicant',
    async (_, hasRows) => {
      const [applicant, other] = [await service.applicant(), await service.applicant()];
      if (hasRows) await fill(applicant, 'applicant');
      await fill(other, 'other');
      const before = await everythingOf(other);
      const { status, body: shown } = await applicant.call(path, request);
      if (hasRows) expect(status).toBeLessThan(300);
      expect(JSON.stringify(shown)).not.toContain('of other');
      expect(await everythingOf(other)).toEqual(before);
      expect(before.history.body).toMatchObject({ changes: [{ id: 'first' }] });
      expect(before.dates.body).toMatchObject({ dates: [{ title: 'to-do of other' }] });
    },
  );

  it('the operation needs a valid token', async () => {
    const { token } = await service.applicant();
    const headers = [
      ...[{}, { authorization: token }, { authorization: 'Bearer' }],
      ...[{ authorization: `Basic ${token}` }, { authorization: `Bearer ${token}x` }],
    ];
    for (const given of headers) {
      expect(await service.send(path, { ...request, headers: given })).toMatchObject({
        status: 401,
        body: { code: 'unauthorised' },
      });
    }
  });

  it('a read-only token can use the operation only if it reads', async () => {
    const applicant = await service.applicant();
    await fill(applicant, 'applicant');
    const before = await everythingOf(applicant);
    const token = await service.issuer().tokenFor(applicant.subject, { claims: { scope: 'read' } });
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await service.send(path, { ...request, headers });
    expect(status).toBe(method === 'GET' ? 200 : 403);
    expect(await everythingOf(applicant)).toEqual(before);
  });
});

it('an applicant without rows gets empty lists, although another applicant has rows', async () => {
  const [applicant, other] = [await service.applicant(), await service.applicant()];
  await fill(other, 'other');
  expect((await applicant.call(HISTORY)).body).toEqual({ changes: [], seenUntil: null });
  expect((await applicant.call(DATES)).body).toEqual({ dates: [] });
});

it('two applicants can store items with the same ids', async () => {
  const [applicant, other] = [await service.applicant(), await service.applicant()];
  await fill(applicant, 'applicant');
  await fill(other, 'other');
  await other.call(DATES, { method: 'DELETE' });
  await other.call(HISTORY, { method: 'DELETE' });
  const { history, dates } = await everythingOf(applicant);
  expect(history.body).toMatchObject({ changes: [{ id: 'first' }] });
  expect(dates.body).toMatchObject({ dates: [{ id: 'one' }] });
});

it('a path that does not exist returns 404, or 401 without a token', async () => {
  expect((await service.send('/history/unknown')).status).toBe(401);
  const applicant = await service.applicant();
  expect((await applicant.call('/history/unknown')).status).toBe(404);
});
