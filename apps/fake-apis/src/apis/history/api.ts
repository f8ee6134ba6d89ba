import type { ApiDefinition } from '#src/api.ts';
import { historyEndpoints } from './routes.ts';
import { historyStates } from './states.ts';
import { statusHistoriesOf } from './status-histories.ts';

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
