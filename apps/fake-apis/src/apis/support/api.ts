import type { ApiDefinition } from '#src/api.ts';
import { eligibilityOf } from './eligibility.ts';
import { interestsOf } from './interests.ts';
import { supportEndpoints } from './routes.ts';
import { supportStates } from './states.ts';

export const support: ApiDefinition = ({ records, clock }) => {
  const eligibility = eligibilityOf(records);
  return {
    name: 'support',
    provider: 'support-api',
    endpoints: supportEndpoints(eligibility, interestsOf(records), clock),
    states: supportStates(eligibility),
    seed: () => undefined, // No account has requested support yet.
  };
};
