import type { ApiDefinition } from '#src/api.ts';
import { libraryOf } from './library.ts';
import { notificationsOf } from './notifications/notifications.ts';
import { pageStates } from './page-state.ts';
import { contentEndpoints } from './routes.ts';
import { contentStates } from './states.ts';

export const content: ApiDefinition = ({ records, clock, url }) => {
  const states = pageStates(records, clock, url);
  const library = libraryOf(records, url);
  const notifications = notificationsOf(records, clock);
  return {
    name: 'content',
    provider: 'content-api',
    endpoints: contentEndpoints(states, library, notifications),
    states: contentStates(states, library, notifications),
    // Other content is the same for all accounts.
    seed: (account, record) => {
      if (record.notifications) notifications.replace(account, record.notifications);
    },
  };
};
