import type { ApiDefinition } from '#src/api.ts';
import { schoolsEndpoints } from './routes.ts';
import { schoolsOf } from './schools.ts';
import { schoolsStates } from './states.ts';

export const schools: ApiDefinition = ({ records }) => {
  const register = schoolsOf(records);
  return {
    name: 'schools',
    provider: 'schools-api',
    endpoints: schoolsEndpoints(register),
    states: schoolsStates(register),
    seed: () => undefined, // Schools are the same for all accounts.
  };
};
