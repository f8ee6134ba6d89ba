import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  asHub,
  asStranger,
  context,
  error,
  http,
  json,
  type RequestBuilder,
  tokenRefused,
} from '../testing/pact.ts';
import { momentAt, momentLike } from '../testing/values.ts';
import { createIdentityClient } from './client.ts';

const { equal, regex, string } = MatchersV3;

const client = (url: string) => createIdentityClient(http, url, () => new Date());

const ownPath = '/api/v1/hub/calendar-link';
const answersPath = '/api/v1/calendar-links/answers';
const asking = (token: string) => (request: RequestBuilder) => {
  asStranger(request);
  request.jsonBody({ token });
};
const linkThere = 'a calendar link is there';

const link = {
  token: 'q4Rk1vX0bS2mT8yLw6ZpJcH3uNfDgAeVi5oKx7sMnBQ',
  createdAt: '2026-07-20T09:15:00.000Z',
};

/** The response for a newly created link. */
const anyLink = json({
  token: regex('^[\\w-]{22,}$', link.token),
  createdAt: momentLike(link.createdAt),
});

const personalisation = {
  collection: 'dashboardUserData',
  name: 'Personalisation',
  data: JSON.stringify({ studyYear: '2027', studyLevel: 'Undergraduate', postcode: 'LS2 9JT' }),
};

/** `client.pact.test.ts` calls this function, because one file must write the whole pact. */
export function calendarContract(pact: PactV4): void {
  ownLinkContract(pact);
  newLinkContract(pact);
  linkContentContract(pact);
}

function ownLinkContract(pact: PactV4): void {
  it('[EXT-7] the client reads the calendar link', () =>
    pact
      .addInteraction()
      .given(linkThere, link)
      .uponReceiving('a request for the calendar link')
      .withRequest('GET', ownPath, asHub)
      .willRespondWith(200, json({ token: equal(link.token), createdAt: momentAt(link.createdAt) }))
      .executeTest(async ({ url }) => {
        expect(await client(url).findCalendarLink(context)).toEqual({ ok: true, value: link });
      }));

  it('[EXT-7] the client returns null for a user without a calendar link', () =>
    pact
      .addInteraction()
      .uponReceiving('a request for a calendar link that is not there')
      .withRequest('GET', ownPath, asHub)
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        expect(await client(url).findCalendarLink(context)).toEqual({ ok: true, value: null });
      }));

  it('[EXT-7] the client stops the calendar link', () =>
    pact
      .addInteraction()
      .given(linkThere, link)
      .uponReceiving('a request to stop the calendar link')
      .withRequest('DELETE', ownPath, asHub)
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        expect(await client(url).stopCalendarLink(context)).toEqual({ ok: true, value: null });
      }));
}

function newLinkContract(pact: PactV4): void {
  it('[EXT-7] the client creates a calendar link with a token of at least 128 bits', () =>
    pact
      .addInteraction()
      .uponReceiving('a request for a new calendar link')
      .withRequest('POST', ownPath, asHub)
      .willRespondWith(200, anyLink)
      .executeTest(async ({ url }) => {
        expect(await client(url).createCalendarLink(context)).toEqual({ ok: true, value: link });
      }));

  it('[EXT-7] an existing calendar link is preserved', () =>
    pact
      .addInteraction()
      .given(linkThere, link)
      .uponReceiving('a request for a new calendar link where there is one')
      .withRequest('POST', ownPath, asHub)
      .willRespondWith(200, json({ token: equal(link.token), createdAt: momentAt(link.createdAt) }))
      .executeTest(async ({ url }) => {
        expect(await client(url).createCalendarLink(context)).toEqual({ ok: true, value: link });
      }));

  it('[EXT-7] the client replaces the calendar link with a new link', () =>
    pact
      .addInteraction()
      .given(linkThere, link)
      .uponReceiving('a request to renew the calendar link')
      .withRequest('PUT', ownPath, asHub)
      .willRespondWith(200, anyLink)
      .executeTest(async ({ url }) => {
        expect(await client(url).renewCalendarLink(context)).toEqual({ ok: true, value: link });
      }));

  it('[EXT-7] a rejected session creates no calendar link', () =>
    pact
      .addInteraction()
      .given(tokenRefused)
      .uponReceiving('a request for a new calendar link with a refused token')
      .withRequest('POST', ownPath, asHub)
      .willRespondWith(401, error)
      .executeTest(async ({ url }) => {
        expect(await client(url).createCalendarLink(context)).toMatchObject({
          failure: { kind: 'unauthorised', status: 401 },
        });
      }));
}

function linkContentContract(pact: PactV4): void {
  it('[EXT-7] the client reads only those answers of the owner that select the dates of a link', () =>
    pact
      .addInteraction()
      .given('a setting is stored', personalisation)
      .given(linkThere, link)
      .uponReceiving('a request for the answers behind a calendar link, without a session')
      .withRequest('POST', answersPath, asking(link.token))
      // The answers have no matcher, so the response must contain exactly these answers.
      .willRespondWith(
        200,
        json({ answers: { studyYear: string('2027'), studyLevel: string('Undergraduate') } }),
      )
      .executeTest(async ({ url }) => {
        expect(await client(url).readCalendarLink(context, link.token)).toEqual({
          ok: true,
          value: { answers: { studyYear: '2027', studyLevel: 'Undergraduate' }, events: [] },
        });
      }));

  it('[EXT-7] the client reads the events that the owner of a link saved', () =>
    pact
      .addInteraction()
      .given('favourites are kept', { kind: 'events', items: [{ id: '9' }, { id: '7' }] })
      .given(linkThere, link)
      .uponReceiving('a request for the kept events behind a calendar link, without a session')
      .withRequest('POST', answersPath, asking(link.token))
      // The ids have no matcher, so the response must contain exactly these ids.
      .willRespondWith(200, json({ answers: {}, events: ['9', '7'] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).readCalendarLink(context, link.token)).toEqual({
          ok: true,
          value: { answers: {}, events: ['9', '7'] },
        });
      }));

  it('[EXT-7] the client returns null for a stopped calendar link', () =>
    pact
      .addInteraction()
      .uponReceiving('a request for the answers behind a calendar link that is not there')
      .withRequest('POST', answersPath, asking('stopped'))
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        expect(await client(url).readCalendarLink(context, 'stopped')).toEqual({
          ok: true,
          value: null,
        });
      }));
}
