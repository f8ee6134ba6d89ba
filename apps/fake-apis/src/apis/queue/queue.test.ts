import type { QueueTicket } from '@applicant-hub/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';

const PATH = '/queue/api/v1/tickets';
const MINUTE = 60_000;

let now = Date.parse('2027-08-19T06:00:00Z');
const services = runServices({ clock: () => new Date(now) });

/** Each test has its own event. */
let event = '';
let count = 0;
beforeEach(() => {
  count += 1;
  event = `/clearing/${count}`;
});

const change = (to: object) => services.control('PUT', '/queues', { event, ...to });
const signIn = () => services.applicant('start');

const take = async (applicant: TestApplicant): Promise<QueueTicket> => {
  const response = await applicant.call(PATH, { method: 'PUT', body: { event } });
  expect(response.status).toBe(200);
  return (await response.json()) as QueueTicket;
};
const findTicket = (applicant: TestApplicant, { id }: QueueTicket) =>
  applicant.read(`${PATH}/${id}`) as Promise<QueueTicket>;

it('[EXT-28] a user has one ticket for an event, and places are in the order of arrival', async () => {
  await change({ perMinute: 0 });
  const users = [await signIn(), await signIn(), await signIn()];
  const tickets: QueueTicket[] = [];
  for (const person of users) tickets.push(await take(person));
  expect(tickets).toMatchObject([{ place: 1 }, { place: 2 }, { place: 3 }]);
  const again = await Promise.all(users.flatMap((person) => [take(person), take(person)]));
  expect(new Set(again.map(({ id }) => id))).toEqual(new Set(tickets.map(({ id }) => id)));
});

it('[EXT-28] a place never increases, and reading a ticket changes nothing', async () => {
  await change({ perMinute: 60, join: 40 });
  const person = await signIn();
  const ticket = await take(person);
  const places: unknown[] = [];
  for (let second = 0; second < 10; second += 1) {
    now += 1_000;
    const seen = await findTicket(person, ticket);
    places.push(seen.state === 'waiting' ? seen.place : null);
  }
  expect(places).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
});

it('[EXT-28] users who arrive early receive random places, and later users are placed after them', async () => {
  const opensAt = new Date(now + MINUTE).toISOString();
  await change({ opensAt, perMinute: 0 });
  const early = await Promise.all(Array.from({ length: 12 }, signIn));
  const tickets: QueueTicket[] = [];
  for (const person of early) tickets.push(await take(person));
  expect(tickets[0]).toMatchObject({ state: 'early', opensAt });
  expect(tickets[0]).not.toHaveProperty('place');

  now += MINUTE;
  const late = await take(await signIn());
  expect(late).toMatchObject({ place: 13 });
  const drawn = await Promise.all(
    early.map((person, index) => findTicket(person, tickets[index]!)),
  );
  const places = drawn.map((ticket) => (ticket.state === 'waiting' ? ticket.place : 0));
  expect([...places].sort((a, b) => a - b)).toEqual(Array.from(early, (_, index) => index + 1));
  // The random order equals the order of arrival with a probability of one in half a billion.
  expect(places).not.toEqual(Array.from(early, (_, index) => index + 1));
  // The order is drawn once.
  expect(await Promise.all(early.map((person) => take(person)))).toEqual(drawn);
});

it('[EXT-28] a turn expires after ten minutes unless the user takes it', async () => {
  await change({ perMinute: 0 });
  const [takes, leaves] = [await signIn(), await signIn()];
  const [taken, left] = [await take(takes), await take(leaves)];
  await change({ admit: 2 });
  now += 10 * MINUTE;
  expect(await findTicket(leaves, left)).toEqual({ state: 'admitted', id: left.id });
  expect(await take(takes)).toEqual({ state: 'admitted', id: taken.id });
  now += 1_000;
  expect((await leaves.call(`${PATH}/${left.id}`)).status).toBe(404);
  expect(await take(takes)).toEqual({ state: 'admitted', id: taken.id });
  const again = await take(leaves);
  expect(again).toMatchObject({ state: 'waiting', place: 1 });
  expect(again.id).not.toBe(left.id);
});

it('the waiting time is returned only when it is known', async () => {
  await change({ perMinute: 2, join: 60 });
  const person = await signIn();
  const ticket = await take(person);
  expect(ticket).toMatchObject({ place: 61, minutes: null });
  now += 10 * MINUTE;
  expect(await findTicket(person, ticket)).toHaveProperty('minutes.from');
  await change({ perMinute: 0 });
  expect(await findTicket(person, ticket)).toMatchObject({ minutes: null });
});

it('all users are admitted once the queue has closed, and an unknown queue returns 404', async () => {
  const person = await signIn();
  expect(await outcome(await person.call(PATH, { method: 'PUT', body: { event } }))).toMatchObject({
    status: 404,
    body: { code: 'unknownQueue' },
  });
  await change({ isOver: true });
  expect(await take(person)).toMatchObject({ state: 'admitted' });
});

it('a ticket is visible only to its owner', async () => {
  await change({});
  const ticket = await take(await signIn());
  expect((await (await signIn()).call(`${PATH}/${ticket.id}`)).status).toBe(404);
});

it('an applicant can read and delete their tickets, and the places of other applicants do not change', async () => {
  await change({ perMinute: 0 });
  const [first, second] = [await signIn(), await signIn()];
  const [ticket, next] = [await take(first), await take(second)];
  const kept = (applicant: TestApplicant) => applicant.read(PATH);
  expect(await kept(first)).toEqual({
    tickets: [{ id: ticket.id, event, state: 'waiting', place: 1 }],
  });
  for (const time of ['first', 'second']) {
    expect((await first.call(PATH, { method: 'DELETE' })).status, time).toBe(204);
  }
  expect(await kept(first)).toEqual({ tickets: [] });
  expect((await first.call(`${PATH}/${ticket.id}`)).status).toBe(404);
  expect(await findTicket(second, next)).toMatchObject({ place: 2 });
  expect(await take(first)).toMatchObject({ place: 3 });

  await change({ admit: 3 });
  now += 11 * MINUTE;
  expect(await kept(second)).toMatchObject({ tickets: [{ state: 'lapsed', place: null }] });
});

it('a ticket deleted before the opening takes no place in the queue', async () => {
  await change({ opensAt: new Date(now + MINUTE).toISOString(), perMinute: 0 });
  const [remaining, leaving] = [await signIn(), await signIn()];
  const ticket = await take(remaining);
  await take(leaving);
  await leaving.call(PATH, { method: 'DELETE' });
  now += MINUTE;
  expect(await findTicket(remaining, ticket)).toMatchObject({ place: 1 });
  expect(await take(leaving)).toMatchObject({ place: 2 });
});

describe('an admission rate that is not pinned', () => {
  const TRACK = '/tracking/ug/track';
  let person: TestApplicant;
  let ticket: QueueTicket;
  const place = async () => {
    const seen = await findTicket(person, ticket);
    return seen.state === 'waiting' ? seen.place : seen.state;
  };
  /** Sends requests for an admitted user to tracking. If a status is given, tracking returns it. */
  const requestTracking = async (count: number, status?: number) => {
    const fault = { api: 'tracking', fault: { status }, times: count };
    if (status !== undefined) await services.control('PUT', '/faults', fault);
    for (let requestCount = 0; requestCount < count; requestCount += 1) await person.call(TRACK);
  };

  beforeEach(async () => {
    // Earlier responses from tracking are too old to count.
    now += 2 * MINUTE;
    await change({ join: 100 });
    person = await signIn();
    ticket = await take(person);
  });

  it('[EXT-28] the rate depends on the responses from tracking: lower when some fail, zero when all fail', async () => {
    await requestTracking(10);
    now += MINUTE;
    expect(await place()).toBe(71);

    now += 1;
    await requestTracking(4);
    await requestTracking(4, 503);
    expect(await place()).toBe(71);
    now += MINUTE;
    expect(await place()).toBe(56);
    expect(await findTicket(person, ticket)).toHaveProperty('minutes.from');

    now += 1;
    await requestTracking(8, 503);
    expect(await place()).toBe(56);
    now += MINUTE;
    expect(await place()).toBe(56);
    expect(await findTicket(person, ticket)).toMatchObject({ minutes: null });

    // Tracking received no request for a minute, so the rate is the full rate again.
    now += 1;
    await place();
    now += MINUTE / 2;
    expect(await place()).toBe(41);
  });

  it('an operator can pin the rate and release it', async () => {
    await requestTracking(4, 503);
    await change({ perMinute: 60 });
    now += 10_000;
    expect(await place()).toBe(91);
    await change({ perMinute: null });
    now += 10_000;
    expect(await place()).toBe(91);
  });
});
