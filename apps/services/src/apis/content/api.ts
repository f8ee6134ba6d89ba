import type { ApiDefinition } from '../../api.ts';
import { libraryOf } from './library.ts';
import { pageStates } from './page-state.ts';
import { contentEndpoints } from './routes.ts';
import { contentStates } from './states.ts';

/** What editors publish. */
export const content: ApiDefinition = ({ records, clock, url }) => {
  const states = pageStates(records, clock, url);
  const library = libraryOf(records, url);
  return {
    name: 'content',
    provider: 'content-api',
    endpoints: contentEndpoints(states, library),
    states: contentStates(states, library),
    seed: () => undefined, // Nothing is published for one account alone.
  };
};
