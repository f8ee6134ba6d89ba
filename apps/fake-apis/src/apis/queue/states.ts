import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import { eventName, ticketId } from './routes.ts';
import type { Tickets } from './tickets.ts';

const MINUTE_MS = 60_000;

const ofEvent = z.strictObject({ event: eventName });
const ofTicket = z.strictObject({ event: eventName, id: ticketId });

export const queueStates = (tickets: Tickets, now: () => number): States => ({
  'a queue is open': state(ofEvent, (_account, { event }) => open(tickets, event, now())),
  'the applicant waits in a queue': state(ofTicket, (account, { event, id }) => {
    open(tickets, event, now());
    tickets.put(account, event, id);
  }),
  'the applicant waits in a queue that admits nobody for now': state(
    ofTicket,
    (account, { event, id }) => {
      tickets.renew(event, { perMinute: 0, join: 30 });
      tickets.put(account, event, id);
    },
  ),
  'a queue has not opened yet': state(
    ofEvent.extend({ opensAt: z.iso.datetime() }),
    (_account, { event, opensAt }) => tickets.renew(event, { opensAt: Date.parse(opensAt) }),
  ),
  'the applicant waits for a queue to open': state(
    ofTicket.extend({ opensAt: z.iso.datetime() }),
    (account, { event, id, opensAt }) => {
      tickets.renew(event, { opensAt: Date.parse(opensAt) });
      tickets.put(account, event, id);
    },
  ),
  'the turn of the applicant in a queue has come': state(
    ofTicket.extend({ minutesAgo: z.number().min(0) }),
    (account, { event, id, minutesAgo }) => {
      open(tickets, event, now());
      tickets.put(account, event, id, now() - minutesAgo * MINUTE_MS);
    },
  ),
  'a queue is over': state(ofEvent, (_account, { event }) =>
    tickets.renew(event, { isOver: true }),
  ),
});

/** A queue that has admitted users for some minutes while other users still wait. */
const open = (tickets: Tickets, event: string, now: number) =>
  tickets.renew(event, { opensAt: now - 5 * MINUTE_MS, perMinute: 30, join: 300 });
