import type { ApiDefinition } from '#src/api.ts';
import { paceOf } from './pace.ts';
import { queueEndpoints } from './routes.ts';
import { queueStates } from './states.ts';
import { ticketsOf } from './tickets.ts';

export const queue: ApiDefinition = ({ records, clock, transaction, responseStats }) => {
  const now = () => clock().getTime();
  const tickets = ticketsOf(records, now, paceOf({ responseStats }));
  return {
    name: 'queue',
    provider: 'queue-api',
    endpoints: queueEndpoints(tickets, transaction),
    states: queueStates(tickets, now),
    seed: () => undefined, // The queue starts empty.
  };
};
