import type { ApiDefinition } from '#src/api.ts';
import { calendarLinksOf } from '#src/apis/identity/calendar-links.ts';
import { ownDatesOf } from './own-dates.ts';
import { ownDatesEndpoints } from './routes.ts';
import { ownDatesStates } from './states.ts';

/** The dates and to-dos that users write themselves. Calendar links belong to the account API. */
export const ownDates: ApiDefinition = ({ records, transaction }) => {
  const dates = ownDatesOf(records);
  const links = calendarLinksOf(records);
  return {
    name: 'own-dates',
    provider: 'own-dates-api',
    endpoints: ownDatesEndpoints(dates, links, transaction),
    states: ownDatesStates(dates, links),
    seed(account, record) {
      for (const date of record.ownDates ?? []) dates.put(account, date);
    },
  };
};
