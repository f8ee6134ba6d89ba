import type { ApiDefinition } from '#src/api.ts';
import { refusalsOf } from '#src/states/refusals.ts';
import { applyEndpoints } from './routes.ts';
import { seedApply } from './seed.ts';
import { applyStates } from './states.ts';
import { writtenApplications } from './written-applications.ts';

export const apply: ApiDefinition = ({ records, clock }) => {
  const name = 'apply';
  const applications = writtenApplications(records);
  return {
    name,
    provider: 'apply-api',
    endpoints: applyEndpoints(applications),
    states: applyStates(applications, refusalsOf(name, records), clock),
    seed: (account, record) => seedApply(applications, account, record),
  };
};
