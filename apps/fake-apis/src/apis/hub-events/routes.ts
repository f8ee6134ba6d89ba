import { endpoint } from '#src/api.ts';
import type { Bookings } from './bookings.ts';

export const hubEventsEndpoints = (bookings: Bookings) => [
  endpoint({
    method: 'GET',
    path: '/hub-events-api/api/v1.0/hubevents',
    respond: ({ account }) => bookings.list(account),
  }),
];
