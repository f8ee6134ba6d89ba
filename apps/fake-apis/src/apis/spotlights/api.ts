import type { ApiDefinition } from '#src/api.ts';
import { itemsOf } from './items.ts';
import { spotlightsEndpoints } from './routes.ts';
import { spotlightsStates } from './states.ts';

export const spotlights: ApiDefinition = ({ records, url }) => {
  const items = itemsOf(records, url);
  return {
    name: 'spotlights',
    provider: 'spotlights-api',
    endpoints: spotlightsEndpoints(items),
    states: spotlightsStates(items),
    seed: (account, { begun }) => items.begin(account, begun),
  };
};
