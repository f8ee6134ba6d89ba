import type { ApiDefinition } from '#src/api.ts';
import { advertsEndpoints } from './routes.ts';

/** Adverts from a third party, which cannot identify users. */
export const adverts: ApiDefinition = ({ url }) => ({
  name: 'adverts',
  provider: 'adverts-api',
  endpoints: advertsEndpoints(url),
  states: {},
  seed: () => undefined, // Adverts store nothing about users.
});
