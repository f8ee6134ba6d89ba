import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import {
  asHub,
  context,
  error,
  http,
  json,
  pactWith,
  type RequestBuilder,
  tokenRefused,
} from '../testing/pact.ts';
import { countLike, momentAt, someText, versionLike } from '../testing/values.ts';
import { createQueueClient } from './client.ts';
import { admittedTicket, earlyTicket, heldTicket, waitingTicket } from './fixtures.ts';

const { equal } = MatchersV3;

const pact = pactWith('queue-api');
const client = (url: string) => createQueueClient(http, url);

const PATH = '/api/v1/tickets';
const ONE = `${PATH}/a-ticket`;
const event = 'https://apply.example/clearing';
const id = 'a-ticket';
const { opensAt } = earlyTicket();

const open = 'a queue is open';
const hasPlace = 'the applicant waits in a queue';
const turnReached = 'the turn of the applicant in a queue has come';

const taking = (request: RequestBuilder) => {
  asHub(request);
  request.jsonBody({ event });
};

/** A waiting user's ticket with this id, and any place in the queue. */
const waiting = (ticketId: unknown) => ({
  state: equal('waiting'),
  id: ticketId,
  place: versionLike(42),
  minutes: { from: countLike(12), to: countLike(18) },
});
const early = (ticketId: unknown) => ({
  state: equal('early'),
  id: ticketId,
  opensAt: momentAt(opensAt ?? ''),
});
const admitted = (ticketId: unknown) => ({ state: equal('admitted'), id: ticketId });

describe('taking a ticket', () => {
  it('[EXT-28] a new ticket has the last place in the queue and a waiting time', () =>
    pact
      .addInteraction()
      .given(open, { event })
      .comment(
        'The minutes are a range, calculated from the rate of the last admissions. `place` starts at ' +
          '1, which is the next applicant; the place of a ticket never increases.',
      )
      .uponReceiving('a request for a ticket')
      .withRequest('PUT', PATH, taking)
      .willRespondWith(200, json(waiting(someText(id))))
      .executeTest(async ({ url }) => {
        expect(await client(url).take(context, event)).toEqual({
          ok: true,
          value: waitingTicket(),
        });
      }));

  it('[EXT-28] a user who already has a ticket receives the same ticket', () =>
    pact
      .addInteraction()
      .given(hasPlace, { event, id })
      .comment(
        'There is one ticket for each applicant and event. A second request changes nothing.',
      )
      .uponReceiving('a request for a ticket of somebody who has one')
      .withRequest('PUT', PATH, taking)
      .willRespondWith(200, json(waiting(equal(id))))
      .executeTest(async ({ url }) => {
        expect(await client(url).take(context, event)).toMatchObject({ value: { id } });
      }));

  it('[EXT-28] a ticket has no place before the queue opens', () =>
    pact
      .addInteraction()
      .given('a queue has not opened yet', { event, opensAt })
      .comment(
        'When the queue opens, all applicants who have a ticket get a place in random order. ' +
          'Applicants who arrive later are placed behind them.',
      )
      .uponReceiving('a request for a ticket before the queue opens')
      .withRequest('PUT', PATH, taking)
      .willRespondWith(200, json(early(someText(id))))
      .executeTest(async ({ url }) => {
        expect(await client(url).take(context, event)).toEqual({ ok: true, value: earlyTicket() });
      }));

  it('[EXT-28] the client claims a turn that started less than ten minutes ago', () =>
    pact
      .addInteraction()
      .given(turnReached, { event, id, minutesAgo: 9 })
      .comment('The ticket admits from now on, until the queue is over.')
      .uponReceiving('a request for a ticket of somebody whose turn has come')
      .withRequest('PUT', PATH, taking)
      .willRespondWith(200, json(admitted(equal(id))))
      .executeTest(async ({ url }) => {
        expect(await client(url).take(context, event)).toEqual({
          ok: true,
          value: admittedTicket(),
        });
      }));

  it('[EXT-28] a user who did not claim the turn within ten minutes receives a new ticket', () =>
    pact
      .addInteraction()
      .given(turnReached, { event, id, minutesAgo: 11 })
      .comment('The ticket has lapsed. The new one has another id, and a place at the end.')
      .uponReceiving('a request for a ticket of somebody whose turn has lapsed')
      .withRequest('PUT', PATH, taking)
      .willRespondWith(200, json(waiting(someText('another-ticket'))))
      .executeTest(async ({ url }) => {
        expect(await client(url).take(context, event)).toMatchObject({
          value: { state: 'waiting', id: 'another-ticket' },
        });
      }));

  it('[EXT-28] all users are admitted after the queue has closed', () =>
    pact
      .addInteraction()
      .given('a queue is over', { event })
      .uponReceiving('a request for a ticket after the queue')
      .withRequest('PUT', PATH, taking)
      .willRespondWith(200, json(admitted(someText(id))))
      .executeTest(async ({ url }) => {
        expect(await client(url).take(context, event)).toEqual({
          ok: true,
          value: admittedTicket(),
        });
      }));

  it('the client returns a failure for a rejected session', () =>
    pact
      .addInteraction()
      .given(tokenRefused)
      .uponReceiving('a request for a ticket with a refused token')
      .withRequest('PUT', PATH, taking)
      .willRespondWith(401, error)
      .executeTest(async ({ url }) => {
        expect(await client(url).take(context, event)).toMatchObject({
          failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
        });
      }));
});

describe('reading a ticket', () => {
  it('[EXT-28] the client reads the place and the waiting time', () =>
    pact
      .addInteraction()
      .given(hasPlace, { event, id })
      .comment('Reading a ticket never changes it.')
      .uponReceiving('a look at a ticket')
      .withRequest('GET', ONE, asHub)
      .willRespondWith(200, json(waiting(equal(id))))
      .executeTest(async ({ url }) => {
        expect(await client(url).look(context, id)).toEqual({ ok: true, value: waitingTicket() });
      }));

  it('[EXT-28] the client reads the place when the waiting time is unknown', () =>
    pact
      .addInteraction()
      .given('the applicant waits in a queue that admits nobody for now', { event, id })
      .comment(
        '`minutes` is null while it is unknown: no applicant is admitted, or admission has just started.',
      )
      .uponReceiving('a look at a ticket while nobody is admitted')
      .withRequest('GET', ONE, asHub)
      .willRespondWith(200, json({ ...waiting(equal(id)), minutes: null }))
      .executeTest(async ({ url }) => {
        expect(await client(url).look(context, id)).toEqual({
          ok: true,
          value: waitingTicket({ minutes: null }),
        });
      }));

  it('[EXT-28] the client reads the time at which places are drawn', () =>
    pact
      .addInteraction()
      .given('the applicant waits for a queue to open', { event, id, opensAt })
      .uponReceiving('a look at a ticket before the queue opens')
      .withRequest('GET', ONE, asHub)
      .willRespondWith(200, json(early(equal(id))))
      .executeTest(async ({ url }) => {
        expect(await client(url).look(context, id)).toEqual({ ok: true, value: earlyTicket() });
      }));

  it('[EXT-28] the client reads the ticket of a user whose turn has started', () =>
    pact
      .addInteraction()
      .given(turnReached, { event, id, minutesAgo: 9 })
      .comment(
        'A turn lapses ten minutes after it started, unless a request for a ticket takes it.',
      )
      .uponReceiving('a look at a ticket that admits')
      .withRequest('GET', ONE, asHub)
      .willRespondWith(200, json(admitted(equal(id))))
      .executeTest(async ({ url }) => {
        expect(await client(url).look(context, id)).toEqual({ ok: true, value: admittedTicket() });
      }));

  it('[EXT-28] the client returns null if the ticket’s turn has expired', () =>
    pact
      .addInteraction()
      .given(turnReached, { event, id, minutesAgo: 11 })
      .uponReceiving('a look at a ticket that has lapsed')
      .withRequest('GET', ONE, asHub)
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        expect(await client(url).look(context, id)).toEqual({ ok: true, value: null });
      }));
});

describe('the stored tickets of a user', () => {
  /** A response that contains the user's only ticket. */
  const kept = (state: string, place: unknown = null) =>
    json({ tickets: [{ id: equal(id), event: equal(event), state: equal(state), place }] });

  it.each([
    ['waits', hasPlace, { event, id }, 'waiting'],
    [
      'waits for it to open',
      'the applicant waits for a queue to open',
      { event, id, opensAt },
      'early',
    ],
    ['goes on', turnReached, { event, id, minutesAgo: 9 }, 'admitted'],
    ['has missed their turn', turnReached, { event, id, minutesAgo: 11 }, 'lapsed'],
  ] as const)(
    'the list contains the ticket of a user who %s',
    (who, state, parameters, ticketState) =>
      pact
        .addInteraction()
        .given(state, parameters)
        .comment(
          'All tickets of the applicant that you still have, including those that have lapsed.',
        )
        .uponReceiving(`a request for the tickets of somebody who ${who}`)
        .withRequest('GET', PATH, asHub)
        .willRespondWith(
          200,
          ticketState === 'waiting' ? kept(ticketState, versionLike(42)) : kept(ticketState),
        )
        .executeTest(async ({ url }) => {
          const place = ticketState === 'waiting' ? 42 : null;
          expect(await client(url).list(context)).toEqual({
            ok: true,
            value: [heldTicket({ state: ticketState, place })],
          });
        }),
  );

  it('the list of a user without a ticket is empty', () =>
    pact
      .addInteraction()
      .given(open, { event })
      .uponReceiving('a request for the tickets of somebody without any')
      .withRequest('GET', PATH, asHub)
      .willRespondWith(200, json({ tickets: [] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).list(context)).toEqual({ ok: true, value: [] });
      }));

  it('a deletion removes the ticket and frees its place', () =>
    pact
      .addInteraction()
      .given(hasPlace, { event, id })
      .comment(
        'Delete all data of the applicant, for every event. If the applicant requests a ticket ' +
          'afterwards, it is a new ticket with the last place. No other applicant moves back.',
      )
      .uponReceiving('a request to delete the tickets of somebody')
      .withRequest('DELETE', PATH, asHub)
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        expect(await client(url).deleteAll(context)).toEqual({ ok: true, value: null });
      }));
});
