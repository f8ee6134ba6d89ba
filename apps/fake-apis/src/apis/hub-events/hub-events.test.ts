import { expect, it } from 'vitest';
import { runServices } from '#src/testing/running-services.ts';
import { openEventsAround } from '../events/programme.ts';
import type { Booking } from './bookings.ts';

const services = runServices();

/** Today's date in the fake APIs during tests. */
const TODAY = '2026-11-21';

async function bookings(persona: string) {
  const applicant = await services.applicant(persona);
  const path = '/hub-events/hub-events-api/api/v1.0/hubevents';
  return (await applicant.read(path)) as Booking[];
}

it('[CAL-18][CAL-20] a persona has bookings at their favourite universities', async () => {
  const [next, attended, missed] = await bookings('waiting');
  expect(next).toEqual({
    eventName: expect.any(String) as string,
    ucasEventId: expect.any(String) as string,
    eventStartDate: expect.any(String) as string,
    eventEndDate: expect.any(String) as string,
    dateAttended: '0001-01-01T00:00:00Z',
    scans: 0,
  });
  expect(next?.eventStartDate.slice(0, 10).localeCompare(TODAY)).toBe(1);
  expect(attended?.dateAttended).toBe(attended?.eventStartDate);
  expect(missed?.dateAttended).toBe('0001-01-01T00:00:00Z');
});

it('[CAL-18] every booked event is on the programme', async () => {
  const ids = openEventsAround(TODAY).map(({ id }) => id);
  for (const { ucasEventId } of await bookings('heavy')) expect(ids).toContain(ucasEventId);
});

it('a persona without favourites has no bookings', async () => {
  expect(await bookings('sent')).toEqual([]);
});
