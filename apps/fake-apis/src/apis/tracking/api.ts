import type { ApiDefinition } from '#src/api.ts';
import { refusalsOf } from '#src/states/refusals.ts';
import { trackingEndpoints } from './routes.ts';
import { seedTracking } from './seed.ts';
import { trackingStates } from './states.ts';
import { trackedApplications } from './tracked-applications.ts';

export const tracking: ApiDefinition = ({ records, clock }) => {
  const name = 'tracking';
  const applications = trackedApplications(records);
  return {
    name,
    provider: 'tracking-api',
    endpoints: trackingEndpoints(applications),
    states: trackingStates(applications, refusalsOf(name, records), clock),
    seed: (account, record) => seedTracking(applications, account, record),
  };
};
