import type { OwnItem } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { runService, type TestApplicant } from '#src/testing/running-service.ts';
import { MAX_ITEMS } from './own-items.ts';

const service = runService();

const PATH = '/own-dates/api/v1/own-dates';

const details = {
  kind: 'date',
  title: 'Interview',
  date: '2027-02-10',
  time: '10:30',
  until: null,
  place: 'York',
  choice: null,
};
const todo = { kind: 'todo', title: 'Book the train', date: null, done: false };

const save = (applicant: TestApplicant, id: string, expectedVersion: number, fields = {}) =>
  applicant.call(`${PATH}/${id}`, {
    method: 'PUT',
    body: { ...details, expectedVersion, ...fields },
  });

const remove = (applicant: TestApplicant, id: string, expectedVersion: number) =>
  applicant.call(`${PATH}/${id}?expectedVersion=${expectedVersion}`, { method: 'DELETE' });

const datesOf = async (applicant: TestApplicant) =>
  ((await applicant.call(PATH)).body as { dates: OwnItem[] }).dates;

it('a date that several requests add at the same time is stored once', async () => {
  const applicant = await service.applicant();
  const saved = await Promise.all(Array.from({ length: 8 }, () => save(applicant, 'one', 0)));
  expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200));
  expect(await datesOf(applicant)).toEqual([{ id: 'one', version: 1, ...details }]);
});

it('when two devices change a date at the same time, one of them receives 409 with the stored date', async () => {
  const applicant = await service.applicant();
  await save(applicant, 'one', 0);
  const outcomes = await Promise.all([
    save(applicant, 'one', 1, { title: 'Interview and tour' }),
    save(applicant, 'one', 1, { time: '14:00' }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [current] = await datesOf(applicant);
  expect(outcomes.find(({ status }) => status === 409)?.body).toEqual({
    code: 'changedSince',
    message: 'the date was changed since',
    version: 2,
    current,
  });
});

it('a removed date can be restored, but not by an outdated form', async () => {
  const applicant = await service.applicant();
  expect((await remove(applicant, 'one', 1)).status).toBe(404);
  await save(applicant, 'one', 0);
  expect((await remove(applicant, 'one', 0)).status).toBe(409);
  for (const time of ['first', 'second']) {
    expect(await remove(applicant, 'one', 1), time).toEqual({ status: 200, body: { version: 2 } });
  }
  expect(await datesOf(applicant)).toEqual([]);
  expect(await save(applicant, 'one', 0)).toMatchObject({
    status: 409,
    body: { version: 2, current: null },
  });
  expect((await save(applicant, 'one', 2)).status).toBe(200);
  expect(await datesOf(applicant)).toMatchObject([{ id: 'one', version: 3 }]);
});

it('a date that never existed cannot be changed', async () => {
  const applicant = await service.applicant();
  expect(await save(applicant, 'one', 3)).toMatchObject({
    status: 409,
    body: { version: 0, current: null },
  });
});

it('a title that contains SQL is stored unchanged', async () => {
  const applicant = await service.applicant();
  const title = `'); DELETE FROM own_item; -- ' "`;
  await save(applicant, 'one', 0);
  await save(applicant, 'two', 0, { title });
  expect(await datesOf(applicant)).toMatchObject([{ id: 'one' }, { id: 'two', title }]);
});

it('dates and to-dos keep the order in which they were added', async () => {
  const applicant = await service.applicant();
  await save(applicant, 'one', 0);
  await applicant.call(`${PATH}/two`, { method: 'PUT', body: { ...todo, expectedVersion: 0 } });
  await save(applicant, 'one', 1, { title: 'Interview and tour' });
  expect(await datesOf(applicant)).toEqual([
    { id: 'one', version: 2, ...details, title: 'Interview and tour' },
    { id: 'two', version: 1, ...todo },
  ]);
});

it('an applicant with the maximum number of dates can change them, but cannot add another date', async () => {
  const applicant = await service.applicant();
  for (let number = 0; number < MAX_ITEMS; number += 1) await save(applicant, `item-${number}`, 0);
  expect(await save(applicant, 'one-more', 0)).toMatchObject({
    status: 422,
    body: { code: 'tooMany' },
  });
  expect((await save(applicant, 'item-0', 1, { title: 'Tour' })).status).toBe(200);
  await remove(applicant, 'item-1', 1);
  expect((await save(applicant, 'one-more', 0)).status).toBe(200);
  expect((await save(applicant, 'item-1', 2)).status).toBe(422);
});

it('an applicant can delete all dates at once, and the deletion can be repeated', async () => {
  const applicant = await service.applicant();
  await save(applicant, 'one', 0);
  for (const time of ['first', 'second']) {
    expect((await applicant.call(PATH, { method: 'DELETE' })).status, time).toBe(204);
  }
  expect(await datesOf(applicant)).toEqual([]);
  expect((await save(applicant, 'one', 0)).body).toMatchObject({ version: 1 });
});

it.each([
  ['a field that does not exist', { surprise: 1 }],
  ['an end that is not after its start', { until: '10:30' }],
  ['an end without a start', { time: null, until: '12:00' }],
  ['a day that does not exist', { date: '2027-02-29' }],
  ['a title of spaces', { title: '  ' }],
  ['a title that is too long', { title: 'x'.repeat(101) }],
  ['a character that the database cannot store', { title: 'a\0b' }],
  ['half a surrogate pair', { place: '\ud83c' }],
  ['a negative version', { expectedVersion: -1 }],
  ['the fields of a to-do', { kind: 'todo' }],
])('a date with %s is refused', async (_, fields) => {
  const applicant = await service.applicant();
  expect(await save(applicant, 'one', 0, fields)).toMatchObject({
    status: 400,
    body: { code: 'invalidInput' },
  });
  expect(await datesOf(applicant)).toEqual([]);
});

it.each(['', '?expectedVersion=', '?expectedVersion=x', '?expectedVersion=-1'])(
  'a removal with the query "%s" is refused',
  async (query) => {
    const applicant = await service.applicant();
    await save(applicant, 'one', 0);
    const { status } = await applicant.call(`${PATH}/one${query}`, { method: 'DELETE' });
    expect(status).toBe(400);
    expect(await datesOf(applicant)).toHaveLength(1);
  },
);

it('an id with a space is refused', async () => {
  const applicant = await service.applicant();
  expect((await save(applicant, 'a%20b', 0)).status).toBe(400);
});
