import type { ApiDefinition } from '#src/api.ts';
import { historyEndpoints } from './routes.ts';
import { historyStates } from './states.ts';
import { statusHistoriesOf } from './status-histories.ts';

/** What was noticed of the applications of people, for them to look back at. */
export const history: ApiDefinition = ({ records, transaction }) => {
  const histories = statusHistoriesOf(records);
  return {
    name: 'history',
    provider: 'history-api',
    endpoints: historyEndpoints(histories, transaction),
    states: historyStates(histories),
    seed: () => undefined, // Every persona starts without a history.
  };
};
