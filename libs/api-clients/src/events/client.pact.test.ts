import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  withQuery,
  asStranger,
  context,
  error,
  http,
  json,
  pactWith,
  tokenRefused,
} from '../testing/pact.ts';
import { startAt, startLike } from '../testing/values.ts';
import { createEventsClient } from './client.ts';
import { openEvent } from './fixtures.ts';
import { keyDatesContract } from './key-dates-contract.ts';

const { eachLike, string } = MatchersV3;

const pact = pactWith('events-api');
const client = (url: string) => createEventsClient(http, url);

const path = '/api/v1/events';
const eventsAre = 'these are the events';
const askingKeyDates = withQuery({ type: 'key-date', schemes: 'undergraduate' });

/** The event of `openEvent()` as the API sends it. */
const event = {
  id: '10007796123',
  title: 'Open day at University of Leicester',
  date: '2099-03-07',
  time: '10:00',
  until: null,
  schemes: ['undergraduate'],
  area: 'Leicester',
  place: { lat: 52.62, lng: -1.12 },
  providerId: '10007796',
  end: null,
};
const requested = { type: 'exhibition,open-day', schemes: 'undergraduate' };
const anyEvent = {
  id: string(event.id),
  title: string(event.title),
  start: startLike('2099-03-07T10:00:00.000Z'),
  location: { administrative_area: string('Leicester') },
  ucasUrl: string('/explore/search/events/10007796123'),
};

const readsEvents = (what: string, query: Record<string, string>) =>
  pact
    .addInteraction()
    .given(eventsAre, { events: [event] })
    .uponReceiving(`a request for ${what}`)
    .withRequest('GET', path, withQuery({ ...requested, ...query }))
    .willRespondWith(200, json({ events: eachLike(anyEvent) }));

const all = { scheme: 'undergraduate', keyword: '', limit: null };
const found = { ok: true, value: [openEvent()] };

it('[CAL-17][CAL-19] the client reads open days and exhibitions', () =>
  readsEvents('events', {}).executeTest(async ({ url }) => {
    expect(await client(url).listEvents(context, all)).toEqual(found);
  }));

it('[CAL-19] the client reads the events that match a keyword', () =>
  readsEvents('events with certain words', { keyword: 'open day' }).executeTest(async ({ url }) => {
    expect(await client(url).listEvents(context, { ...all, keyword: 'open day' })).toEqual(found);
  }));

it('[CAL-19] the client reads the events of selected universities', () =>
  readsEvents('events of universities', { providers: '10007796,10007789' }).executeTest(
    async ({ url }) => {
      const providerIds = ['10007796', '10007789'];
      const limit = { by: 'providers', providerIds } as const;
      expect(await client(url).listEvents(context, { ...all, limit })).toEqual(found);
    },
  ));

it('[CAL-19] the client reads the events near a place', () =>
  readsEvents('events near a place', { lat: '52.634', lng: '-1.137' }).executeTest(
    async ({ url }) => {
      const limit = { by: 'place', place: { lat: 52.634, lng: -1.137 } } as const;
      expect(await client(url).listEvents(context, { ...all, limit })).toEqual(found);
    },
  ));

it('[CAL-19] the client reads selected events', () =>
  readsEvents('certain events', { eventNodeIds: event.id }).executeTest(async ({ url }) => {
    const limit = { by: 'ids', ids: [event.id] } as const;
    expect(await client(url).listEvents(context, { ...all, limit })).toEqual(found);
  }));

const certain = { ...requested, eventNodeIds: event.id };
const certainQuery = { ...all, limit: { by: 'ids', ids: [event.id] } } as const;

it("the client reads an event's end and the university that hosts the event", () =>
  pact
    .addInteraction()
    .given(eventsAre, { events: [{ ...event, date: '2099-07-04', end: '16:00' }] })
    .uponReceiving('a request for an event of which everything is known')
    .withRequest('GET', path, withQuery(certain))
    .willRespondWith(
      200,
      json({
        events: eachLike({
          ...anyEvent,
          start: startAt('2099-07-04T09:00:00.000Z'),
          end: startAt('2099-07-04T15:00:00.000Z'),
          provider: { id: string('10007796'), name: string('University of Leicester') },
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).listEvents(context, certainQuery)).toEqual({
        ok: true,
        value: [
          openEvent({
            date: '2099-07-04',
            end: { date: '2099-07-04', time: '16:00' },
            provider: { id: '10007796', name: 'University of Leicester' },
          }),
        ],
      });
    }));

it('the client reads selected events without a session', () =>
  pact
    .addInteraction()
    .given(eventsAre, { events: [event] })
    .uponReceiving('a request for certain events, without a session')
    .withRequest('GET', path, (request) => {
      asStranger(request);
      request.query(certain);
    })
    .willRespondWith(200, json({ events: eachLike(anyEvent) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).listEvents({ ...context, token: null }, certainQuery)).toEqual(
        found,
      );
    }));

it('a rejected session returns a failure', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for key dates with a refused token')
    .withRequest('GET', path, askingKeyDates)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).listKeyDates(context, ['undergraduate'])).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));

keyDatesContract(pact);
