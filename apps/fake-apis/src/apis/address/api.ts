import type { ApiDefinition } from '#src/api.ts';
import { addressEndpoints } from './routes.ts';

export const address: ApiDefinition = ({ addressKey }) => ({
  name: 'address',
  provider: 'address-api',
  key: addressKey,
  endpoints: addressEndpoints,
  states: {},
  seed: () => undefined, // Addresses are the same for all accounts.
});
