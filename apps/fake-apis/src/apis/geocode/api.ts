import type { ApiDefinition } from '#src/api.ts';
import { placesOf } from './places.ts';
import { geocodeEndpoints } from './routes.ts';
import { geocodeStates } from './states.ts';

export const geocode: ApiDefinition = ({ records }) => {
  const places = placesOf(records);
  return {
    name: 'geocode',
    provider: 'geocode-api',
    endpoints: geocodeEndpoints(places),
    states: geocodeStates(places),
    seed: () => undefined, // Places are the same for all accounts.
  };
};
