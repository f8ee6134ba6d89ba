import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createQueueClient } from './client.ts';
import { admittedTicket, earlyTicket, heldTicket, waitingTicket } from './fixtures.ts';

onlyNock();

const PATH = '/api/v1/tickets';
const event = 'https://apply.test/clearing';
const client = () => createQueueClient(httpWithReports().http, baseUrl);
const wrongTypes = [
  '{"state":"waiting","id":"a-ticket","place":"42","minutes":null}',
  'place: Invalid input: expected number, received string',
] as const;

describe('take', () => {
  itHandlesFaults({
    api: 'queue',
    operation: 'takeTicket',
    method: 'PUT',
    path: PATH,
    call: (http, context) => createQueueClient(http, baseUrl).take(context, event),
    wrongTypes,
  });

  it('[EXT-28] the request names the event', async () => {
    const upstream = nock(baseUrl).put(PATH, { event }).reply(200, waitingTicket());
    expect(await client().take(context, event)).toEqual({ ok: true, value: waitingTicket() });
    upstream.done();
  });
});

describe('look', () => {
  itHandlesFaults({
    api: 'queue',
    operation: 'lookAtTicket',
    method: 'GET',
    path: `${PATH}/a-ticket`,
    call: (http, context) => createQueueClient(http, baseUrl).look(context, 'a-ticket'),
    wrongTypes,
    answers404: true,
  });

  const lookUpTicket = async (response: object) => {
    nock(baseUrl).get(`${PATH}/a%2Fticket`).reply(200, response);
    return client().look(context, 'a/ticket');
  };

  it.each([
    [waitingTicket()],
    [waitingTicket({ minutes: null })],
    [earlyTicket()],
    [admittedTicket()],
  ])('[EXT-28] the client reads %j and ignores other fields', async (ticket) => {
    expect(await lookUpTicket({ ...ticket, applicant: 'Aisha' })).toEqual({
      ok: true,
      value: ticket,
    });
  });

  it('[EXT-28] the client reads the bounds of the waiting time in either order', async () => {
    expect(await lookUpTicket({ ...waitingTicket(), minutes: { from: 18, to: 12 } })).toEqual({
      ok: true,
      value: waitingTicket(),
    });
  });

  it.each([
    ['an unknown state', { state: 'open', id: 'a-ticket' }],
    ['a place below 1', waitingTicket({ place: 0 })],
    ['no id', { state: 'admitted' }],
    ['no fields', {}],
  ])('[EXT-28] a ticket with %s breaks the contract', async (_what, response) => {
    expect(await lookUpTicket(response)).toMatchObject({ failure: { kind: 'badContract' } });
  });

  it('[EXT-28] the client returns null for an expired ticket', async () => {
    nock(baseUrl).get(`${PATH}/a-ticket`).reply(404);
    expect(await client().look(context, 'a-ticket')).toEqual({ ok: true, value: null });
  });
});

describe('list', () => {
  itHandlesFaults({
    api: 'queue',
    operation: 'listTickets',
    method: 'GET',
    path: PATH,
    call: (http, context) => createQueueClient(http, baseUrl).list(context),
    wrongTypes: [
      '{"tickets":[{"id":"a-ticket","event":5,"state":"waiting","place":42}]}',
      'tickets.0.event: Invalid input: expected string, received number',
    ],
  });

  it('the client reads the stored tickets and ignores other fields', async () => {
    const tickets = [heldTicket(), heldTicket({ state: 'lapsed', place: null })];
    const response = { tickets: tickets.map((ticket) => ({ ...ticket, applicant: 'Aisha' })) };
    nock(baseUrl).get(PATH).reply(200, response);
    expect(await client().list(context)).toEqual({ ok: true, value: tickets });
  });
});

describe('deleteAll', () => {
  itHandlesFaults({
    api: 'queue',
    operation: 'deleteTickets',
    method: 'DELETE',
    path: PATH,
    call: (http, context) => createQueueClient(http, baseUrl).deleteAll(context),
    wrongTypes: ['[]', 'body: Invalid input: expected object, received array'],
  });

  it('the client deletes all tickets', async () => {
    nock(baseUrl).delete(PATH).reply(204);
    expect(await client().deleteAll(context)).toEqual({ ok: true, value: null });
  });
});
