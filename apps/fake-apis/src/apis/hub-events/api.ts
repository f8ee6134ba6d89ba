import type { ApiDefinition } from '#src/api.ts';
import { bookingsOf } from './bookings.ts';
import { hubEventsEndpoints } from './routes.ts';
import { hubEventsStates } from './states.ts';

/** Maximum number of favourite universities at which a persona has booked an open day. */
const BOOKED_UNIS = 6;

export const hubEvents: ApiDefinition = ({ records, clock }) => {
  const bookings = bookingsOf(records, clock);
  return {
    name: 'hub-events',
    provider: 'hub-events-api',
    endpoints: hubEventsEndpoints(bookings),
    states: hubEventsStates(bookings),
    seed: (account, { favourites }) => {
      const unis = (favourites.unis ?? []).flatMap((item) =>
        'providerId' in item ? [item.providerId] : [],
      );
      bookings.follow(account, unis.slice(0, BOOKED_UNIS));
    },
  };
};
