import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import type { Bookings } from './bookings.ts';

const moment = z.iso.datetime();

const booking = z.strictObject({
  eventName: z.string(),
  ucasEventId: z.string(),
  eventStartDate: moment,
  eventEndDate: moment,
  dateAttended: moment,
  scans: z.int().nonnegative(),
});

export const hubEventsStates = (bookings: Bookings): States => ({
  'the applicant has booked these events': state(
    z.strictObject({ bookings: z.array(booking) }),
    (account, { bookings: booked }) => bookings.replace(account, booked),
  ),
});
