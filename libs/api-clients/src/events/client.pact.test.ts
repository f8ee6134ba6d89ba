import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  asHub,
  asStranger,
  context,
  error,
  http,
  json,
  pactWith,
  type RequestBuilder,
  tokenRefused,
} from '../testing/pact.ts';
import { dayLike, someText, startAt, startLike } from '../testing/values.ts';
import { createEventsClient } from './client.ts';
import { keyDate, openEvent } from './fixtures.ts';

const { boolean, eachLike, integer, regex, string } = MatchersV3;

const pact = pactWith('events-api');
const client = (url: string) => createEventsClient(http, url);

const path = '/api/v1/events';
const asking = (query: Record<string, string>) => (request: RequestBuilder) => {
  asHub(request);
  request.query(query);
};

const keyDatesAre = 'these are the key dates';
const eventsAre = 'these are the events';

/** The key date of `keyDate()` as the API sends it. */
const published = {
  id: '2027-main',
  title: 'Equal consideration deadline',
  date: '2027-01-13',
  time: '18:00',
  until: null,
  schemes: ['undergraduate'],
  page: '/undergraduate/deadline',
  written: 'utc',
  cycle: null,
};
const askingKeyDates = asking({ type: 'key-date', schemes: 'undergraduate' });
const anyKeyDate = {
  id: someText(published.id),
  title: string(published.title),
  ucasUrl: string(published.page),
  schemes: eachLike({ name: string('undergraduate') }),
};

it('[CAL-2][CAL-3][CAL-9][CAL-12] the client reads the key dates of schemes', () =>
  pact
    .addInteraction()
    .given(keyDatesAre, { keyDates: [published] })
    .uponReceiving('a request for key dates')
    .withRequest('GET', path, askingKeyDates)
    .willRespondWith(
      200,
      json({ events: eachLike({ ...anyKeyDate, start: startLike('2027-01-13T18:00:00.000Z') }) }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).listKeyDates(context, ['undergraduate'])).toEqual({
        ok: true,
        value: [keyDate()],
      });
    }));

it('[CAL-2][CAL-9] the client reads the moment of a key date in summer', () =>
  pact
    .addInteraction()
    .given(keyDatesAre, { keyDates: [{ ...published, date: '2027-07-21' }] })
    .comment('The moment is 6pm in London, in any of its spellings. UTC needs its `Z` in summer.')
    .uponReceiving('a request for key dates of which one is in summer')
    .withRequest('GET', path, askingKeyDates)
    .willRespondWith(
      200,
      json({ events: eachLike({ ...anyKeyDate, start: startAt('2027-07-21T17:00:00.000Z') }) }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).listKeyDates(context, ['undergraduate'])).toEqual({
        ok: true,
        value: [keyDate({ date: '2027-07-21' })],
      });
    }));

const aStage = (example: string) => regex(/^(apply|reply|extra|clearing|confirmation)$/, example);

it("[EXT-30] the client reads the meaning of a date in a year's cycle", () => {
  const cycle = { entryYear: 2027, stage: 'apply', key: 'main', confirmed: false };
  return pact
    .addInteraction()
    .given(keyDatesAre, { keyDates: [{ ...published, cycle: { ...cycle, decisionsBy: null } }] })
    .uponReceiving('a request for key dates that say what they mean in the cycle of a year')
    .withRequest('GET', path, askingKeyDates)
    .willRespondWith(
      200,
      json({
        events: eachLike({
          ...anyKeyDate,
          start: startLike('2027-01-13T18:00:00.000Z'),
          cycle: {
            entryYear: integer(cycle.entryYear),
            stage: aStage(cycle.stage),
            key: string(cycle.key),
            confirmed: boolean(cycle.confirmed),
          },
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      const place = { entryYear: 2027, stage: 'apply', key: 'main' } as const;
      expect(await client(url).listKeyDates(context, ['undergraduate'])).toEqual({
        ok: true,
        value: [keyDate({ cycle: { ...place, isConfirmed: false, decisionsBy: null } })],
      });
    });
});

it('[EXT-30] the client reads which decisions a reply date applies to', () => {
  const cycle = {
    entryYear: 2027,
    stage: 'reply',
    key: 'replies-undergraduate',
    confirmed: true,
    decisionsBy: '2027-03-31',
  };
  return pact
    .addInteraction()
    .given(keyDatesAre, { keyDates: [{ ...published, cycle }] })
    .uponReceiving('a request for key dates that depend on the day of the last decision')
    .withRequest('GET', path, askingKeyDates)
    .willRespondWith(
      200,
      json({
        events: eachLike({
          ...anyKeyDate,
          start: startLike('2027-01-13T18:00:00.000Z'),
          cycle: {
            entryYear: integer(cycle.entryYear),
            stage: aStage(cycle.stage),
            key: string(cycle.key),
            confirmed: boolean(cycle.confirmed),
            decisionsBy: dayLike(cycle.decisionsBy),
          },
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      const answer = await client(url).listKeyDates(context, ['undergraduate']);
      expect(answer).toMatchObject({
        ok: true,
        value: [{ cycle: { stage: 'reply', isConfirmed: true, decisionsBy: '2027-03-31' } }],
      });
    });
});

it('[CAL-9] the client reads the start of a period', () =>
  pact
    .addInteraction()
    .given(keyDatesAre, { keyDates: [{ ...published, time: null, until: '2027-02-01' }] })
    .uponReceiving('a request for key dates of which one lasts')
    .withRequest('GET', path, askingKeyDates)
    .willRespondWith(
      200,
      json({ events: eachLike({ ...anyKeyDate, start: eachLike(startLike('2027-01-13')) }) }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).listKeyDates(context, ['undergraduate'])).toEqual({
        ok: true,
        value: [keyDate({ time: null })],
      });
    }));

it('[CAL-2][CAL-9] the client reads a date as an editor typed it, without an id or a link and in London time', () =>
  pact
    .addInteraction()
    .given(keyDatesAre, { keyDates: [{ ...published, id: null, page: null, written: 'local' }] })
    .uponReceiving('a request for key dates of which one has no more than it must')
    .withRequest('GET', path, askingKeyDates)
    .willRespondWith(
      200,
      json({
        events: eachLike({
          title: anyKeyDate.title,
          start: startLike('2027-01-13T18:00:00'),
          schemes: anyKeyDate.schemes,
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      const id = expect.stringMatching(/^2027-01-13-[0-9a-f]{16}$/) as string;
      expect(await client(url).listKeyDates(context, ['undergraduate'])).toEqual({
        ok: true,
        value: [keyDate({ id, url: null })],
      });
    }));

it('[CAL-12] the client can request no scheme', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the key dates of no scheme')
    .withRequest('GET', path, asking({ type: 'key-date', schemes: '' }))
    .willRespondWith(200, json({ events: [] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).listKeyDates(context, [])).toEqual({ ok: true, value: [] });
    }));

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
const asked = { type: 'exhibition,open-day', schemes: 'undergraduate' };
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
    .withRequest('GET', path, asking({ ...asked, ...query }))
    .willRespondWith(200, json({ events: eachLike(anyEvent) }));

const all = { scheme: 'undergraduate', keyword: '', limit: null };
const found = { ok: true, value: [openEvent()] };

it('[CAL-17][CAL-19] the client reads the latest open days and exhibitions', () =>
  readsEvents('events', {}).executeTest(async ({ url }) => {
    expect(await client(url).listEvents(context, all)).toEqual(found);
  }));

it('[CAL-19] the client reads the events that match search words', () =>
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

const certain = { ...asked, eventNodeIds: event.id };
const certainQuery = { ...all, limit: { by: 'ids', ids: [event.id] } } as const;

it('the client reads when an event ends and which university holds it', () =>
  pact
    .addInteraction()
    .given(eventsAre, { events: [{ ...event, date: '2099-07-04', end: '16:00' }] })
    .uponReceiving('a request for an event of which everything is known')
    .withRequest('GET', path, asking(certain))
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

it('the client reads selected events for a calendar without a session', () =>
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

it('a rejected session is a failure', () =>
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
