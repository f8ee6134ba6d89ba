import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { withQuery, context, http, json } from '../testing/pact.ts';
import { dayLike, someText, startAt, startLike } from '../testing/values.ts';
import { createEventsClient } from './client.ts';
import { keyDate } from './fixtures.ts';

const { boolean, eachLike, integer, regex, string } = MatchersV3;

const client = (url: string) => createEventsClient(http, url);

const path = '/api/v1/events';

const keyDatesAre = 'these are the key dates';

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
const askingKeyDates = withQuery({ type: 'key-date', schemes: 'undergraduate' });
const anyKeyDate = {
  id: someText(published.id),
  title: string(published.title),
  ucasUrl: string(published.page),
  schemes: eachLike({ name: string('undergraduate') }),
};

const aStage = (example: string) => regex(/^(apply|reply|extra|clearing|confirmation)$/, example);

/** `client.pact.test.ts` calls this function, because one file must write the whole pact. */
export function keyDatesContract(pact: PactV4): void {
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

  it('[CAL-2][CAL-9] the client reads the time of a key date in summer as London time', () =>
    pact
      .addInteraction()
      .given(keyDatesAre, { keyDates: [{ ...published, date: '2027-07-21' }] })
      .comment(
        'The moment is 6pm in London, in any valid form. A time in UTC needs its `Z` in summer.',
      )
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

  it('[EXT-30] the client reads the cycle of a key date', () => {
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

  it('[EXT-30] the client reads the day of the last decision on which a reply date depends', () => {
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
        const result = await client(url).listKeyDates(context, ['undergraduate']);
        expect(result).toMatchObject({
          ok: true,
          value: [{ cycle: { stage: 'reply', isConfirmed: true, decisionsBy: '2027-03-31' } }],
        });
      });
  });

  it('[CAL-9] the client reads the start of a key date that lasts several days', () =>
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

  it('[CAL-2][CAL-9] the client reads a date without an id, a link or an offset, in London time', () =>
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

  it('[CAL-12] a request without schemes returns no key dates', () =>
    pact
      .addInteraction()
      .uponReceiving('a request for the key dates of no scheme')
      .withRequest('GET', path, withQuery({ type: 'key-date', schemes: '' }))
      .willRespondWith(200, json({ events: [] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).listKeyDates(context, [])).toEqual({ ok: true, value: [] });
      }));
}
