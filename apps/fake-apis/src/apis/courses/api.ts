import type { ApiDefinition } from '#src/api.ts';
import { refusalsOf } from '#src/states/refusals.ts';
import { coursesEndpoints } from './routes.ts';
import { coursesStates } from './states.ts';

export const courses: ApiDefinition = ({ records, clock, url }) => {
  const name = 'courses';
  return {
    name,
    provider: 'courses-api',
    endpoints: coursesEndpoints(clock, url),
    states: coursesStates(refusalsOf(name, records)),
    seed: () => undefined, // The catalogue is the same for all accounts.
  };
};
