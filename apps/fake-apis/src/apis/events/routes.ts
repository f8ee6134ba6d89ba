import { londonDate } from '@applicant-hub/domain';
import { endpoint } from '#src/api.ts';
import type { Clock } from '#src/clock/clock.ts';
import { keyDateResponse } from './key-dates/key-date.ts';
import { findEvents } from './open-events/find-events.ts';
import { openDayResponse } from './open-events/open-event.ts';
import { checkTogether, eventParameters } from './parameters.ts';
import type { Programme } from './programme.ts';

export const eventsEndpoints = (programme: Programme, clock: Clock) => [
  endpoint({
    method: 'GET',
    path: '/api/v1/events',
    // Dates are public, because calendar apps read them without a session.
    isOpen: true,
    query: eventParameters,
    respond({ account, query }) {
      checkTogether(query);
      if (query.type === 'key-date') {
        const days = programme
          .keyDates(account)
          .filter(({ schemes }) => schemes.some((scheme) => query.schemes?.includes(scheme)));
        return { events: days.map(keyDateResponse) };
      }
      const found = findEvents(programme.openEvents(account), query, londonDate(clock()));
      return { events: found.map(openDayResponse) };
    },
  }),
];
