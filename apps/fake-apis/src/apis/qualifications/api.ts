import type { ApiDefinition } from '#src/api.ts';
import { qualificationsOf } from './qualifications.ts';
import { qualificationsEndpoints } from './routes.ts';
import { qualificationsStates } from './states.ts';

export const qualifications: ApiDefinition = ({ records }) => {
  const known = qualificationsOf(records);
  return {
    name: 'qualifications',
    provider: 'qualifications-api',
    endpoints: qualificationsEndpoints(known),
    states: qualificationsStates(known),
    seed: () => undefined, // The figures are the same for all accounts.
  };
};
