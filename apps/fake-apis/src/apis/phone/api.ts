import type { ApiDefinition } from '#src/api.ts';
import { phoneEndpoints } from './routes.ts';

export const phone: ApiDefinition = () => ({
  name: 'phone',
  provider: 'phone-api',
  endpoints: phoneEndpoints,
  states: {},
  seed: () => undefined, // Numbers are the same for all accounts.
});
