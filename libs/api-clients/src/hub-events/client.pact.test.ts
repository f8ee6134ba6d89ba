import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { asHub, context, error, http, json, pactWith, tokenRefused } from '../testing/pact.ts';
import { startAt, startLike } from '../testing/values.ts';
import { createHubEventsClient } from './client.ts';
import { bookedEvent } from './fixtures.ts';

const { eachLike, integer, string } = MatchersV3;

const pact = pactWith('hub-events-api');
const client = (url: string) => createHubEventsClient(http, url);

const path = '/hub-events-api/api/v1.0/hubevents';
const booking = {
  eventName: 'Open day at University of Leicester',
  ucasEventId: '10007796123',
  eventStartDate: '2099-07-04T09:00:00Z',
  eventEndDate: '2099-07-04T15:00:00Z',
  dateAttended: '0001-01-01T00:00:00Z',
  scans: 0,
};

it("[CAL-18][CAL-20] the client reads the applicant's bookings", () =>
  pact
    .addInteraction()
    .given('the applicant has booked these events', { bookings: [booking] })
    .uponReceiving('a request for booked events')
    .withRequest('GET', path, asHub)
    .willRespondWith(
      200,
      json(
        eachLike({
          eventName: string(booking.eventName),
          ucasEventId: string(booking.ucasEventId),
          eventStartDate: startAt(booking.eventStartDate),
          eventEndDate: startAt(booking.eventEndDate),
          dateAttended: startLike(booking.dateAttended),
          scans: integer(booking.scans),
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).listBookedEvents(context)).toEqual({
        ok: true,
        value: [
          bookedEvent({
            date: '2099-07-04',
            time: '10:00',
            end: { date: '2099-07-04', time: '16:00' },
          }),
        ],
      });
    }));

it('a rejected session returns a failure', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for booked events with a refused token')
    .withRequest('GET', path, asHub)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).listBookedEvents(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));
