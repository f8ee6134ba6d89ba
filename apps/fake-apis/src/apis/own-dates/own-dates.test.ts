import type { OwnItem } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';

const services = runServices();

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

const save = (applicant: TestApplicant, id: string, expectedVersion: number, fields = {}) =>
  applicant.call(`${PATH}/${id}`, {
    method: 'PUT',
    body: { ...details, expectedVersion, ...fields },
  });

const remove = (applicant: TestApplicant, id: string, expectedVersion: number) =>
  applicant.call(`${PATH}/${id}?expectedVersion=${expectedVersion}`, { method: 'DELETE' });

const datesOf = async (applicant: TestApplicant) =>
  ((await applicant.read(PATH)) as { dates: OwnItem[] }).dates;

/** The persona `start` has added no dates. */
const signIn = () => services.applicant('start');

it('a date that several requests add at the same time is stored once', async () => {
  const applicant = await signIn();
  await Promise.all(Array.from({ length: 8 }, () => save(applicant, 'one', 0)));
  expect(await datesOf(applicant)).toEqual([{ id: 'one', version: 1, ...details }]);
});

it('when two devices change a date at the same time, the second receives 409 with the stored date', async () => {
  const applicant = await signIn();
  await save(applicant, 'one', 0);
  await save(applicant, 'one', 1, { title: 'Interview and tour' });
  expect(await outcome(await save(applicant, 'one', 1, { time: '14:00' }))).toEqual({
    status: 409,
    body: {
      code: 'changedSince',
      message: 'the date was changed in the meantime',
      version: 2,
      current: { id: 'one', version: 2, ...details, title: 'Interview and tour' },
    },
  });
});

it('a removed date can be restored, but not by an outdated form', async () => {
  const applicant = await signIn();
  expect((await remove(applicant, 'one', 1)).status).toBe(404);
  await save(applicant, 'one', 0);
  expect((await remove(applicant, 'one', 0)).status).toBe(409);
  for (const time of ['first', 'second']) {
    expect(await outcome(await remove(applicant, 'one', 1)), time).toEqual({
      status: 200,
      body: { version: 2 },
    });
  }
  expect(await datesOf(applicant)).toEqual([]);
  expect(await outcome(await save(applicant, 'one', 0))).toMatchObject({
    status: 409,
    body: { version: 2, current: null },
  });
  expect((await save(applicant, 'one', 2)).status).toBe(200);
  expect(await datesOf(applicant)).toMatchObject([{ id: 'one', version: 3 }]);
});

it.each([
  [{ until: '10:30' }, 'field "until": must be later than the time'],
  [{ time: null, until: '12:00' }, 'field "until": must be later than the time'],
])('a date that ends before it starts is refused (%o)', async (fields, message) => {
  const applicant = await signIn();
  expect(await outcome(await save(applicant, 'one', 0, fields))).toMatchObject({
    status: 400,
    body: { message },
  });
});

it('a to-do is listed with the dates, and a to-do with a time is refused', async () => {
  const applicant = await signIn();
  const todo = { kind: 'todo', title: 'Book the train', date: null, done: false };
  const put = (fields: object) =>
    applicant.call(`${PATH}/two`, { method: 'PUT', body: { ...todo, ...fields } });
  await save(applicant, 'one', 0);
  expect((await put({ expectedVersion: 0 })).status).toBe(200);
  expect((await put({ expectedVersion: 1, done: true, date: '2027-02-01' })).status).toBe(200);
  expect((await put({ expectedVersion: 2, time: '10:30' })).status).toBe(400);
  expect(await datesOf(applicant)).toEqual([
    { id: 'one', version: 1, ...details },
    { id: 'two', version: 2, ...todo, done: true, date: '2027-02-01' },
  ]);
});

it("a user's own dates are visible only to that user, who can delete all of them", async () => {
  const [applicant, other] = [await signIn(), await signIn()];
  await save(applicant, 'one', 0);
  expect(await datesOf(other)).toEqual([]);
  for (const time of ['first', 'second']) {
    expect((await applicant.call(PATH, { method: 'DELETE' })).status, time).toBe(204);
  }
  expect(await datesOf(applicant)).toEqual([]);
});

it("a calendar link gives access to its owner's own dates until it is revoked", async () => {
  const applicant = await signIn();
  await save(applicant, 'one', 0);
  const link = '/identity/api/v1/hub/calendar-link';
  const made = await applicant.call(link, { method: 'POST' });
  const { token } = (await made.json()) as { token: string };
  const request = () =>
    fetch(`${services.url()}/own-dates/api/v1/calendar-links/own-dates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
  expect(await outcome(await request())).toMatchObject({
    status: 200,
    body: { dates: [{ id: 'one' }] },
  });
  await applicant.call(link, { method: 'DELETE' });
  expect((await request()).status).toBe(404);
});
