import type { ApiDefinition } from '#src/api.ts';
import { programmeOf } from './programme.ts';
import { eventsEndpoints } from './routes.ts';
import { eventsStates } from './states.ts';

export const events: ApiDefinition = ({ records, clock }) => {
  const programme = programmeOf(records, clock);
  return {
    name: 'events',
    provider: 'events-api',
    endpoints: eventsEndpoints(programme, clock),
    states: eventsStates(programme),
    seed: () => undefined, // The programme is the same for all accounts.
  };
};
