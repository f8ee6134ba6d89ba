import type { ApiDefinition } from '../../api.ts';
import { dataEndpoints } from './data-routes.ts';
import { favouriteListsOf } from './favourite-lists.ts';
import { favouriteEndpoints } from './favourite-routes.ts';
import { userEndpoints } from './routes.ts';
import { seedIdentity } from './seed.ts';
import { settingsOf } from './settings.ts';
import { shortlistsOf } from './shortlists.ts';
import { identityStates } from './states.ts';
import { usersOf } from './users.ts';

/** The account API of the identity service: the person, their settings and their favourites. */
export const identity: ApiDefinition = ({ records, clock, transaction }) => {
  const users = usersOf(records);
  const settings = settingsOf(records);
  const lists = favouriteListsOf(records);
  const shortlists = shortlistsOf(records);
  const parts = { users, settings, lists, shortlists };
  return {
    name: 'identity',
    provider: 'identity-api',
    endpoints: [
      ...userEndpoints(parts, transaction),
      ...favouriteEndpoints({ lists, shortlists, transaction }),
      ...dataEndpoints(parts, transaction),
    ],
    states: identityStates(parts, clock),
    seed: (account, record) => seedIdentity(parts, account, record),
  };
};
