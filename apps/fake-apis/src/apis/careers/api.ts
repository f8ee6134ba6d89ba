import type { ApiDefinition } from '#src/api.ts';
import { matchesOf } from './matches.ts';
import { careersEndpoints } from './routes.ts';
import { careersStates } from './states.ts';

export const careers: ApiDefinition = ({ records }) => {
  const matches = matchesOf(records);
  return {
    name: 'careers',
    provider: 'careers-api',
    endpoints: careersEndpoints(matches),
    states: careersStates(matches),
    seed: () => undefined, // A quiz has no data except its id.
  };
};
