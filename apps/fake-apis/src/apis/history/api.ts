import type { ApiDefinition } from '#src/api.ts';
import { calendarLinksOf } from '#src/apis/identity/calendar-links.ts';
import { historyEndpoints } from './routes.ts';
import { historyStates } from './states.ts';
import { statusHistoriesOf } from './status-histories.ts';

export const history: ApiDefinition = ({ records, transaction }) => {
  const histories = statusHistoriesOf(records);
  const links = calendarLinksOf(records);
  return {
    name: 'history',
    provider: 'history-api',
    endpoints: historyEndpoints(histories, links, transaction),
    states: historyStates(histories, links),
    seed: () => undefined, // Every persona starts without a history.
  };
};
