import type { ApiDefinition } from '../../api.ts';
import { favouritesOf } from './favourites.ts';
import { favouriteEndpoints, userEndpoints } from './routes.ts';
import { seedIdentity } from './seed.ts';
import { settingsOf } from './settings.ts';
import { identityStates } from './states.ts';
import { usersOf } from './users.ts';

/** The account API of the identity service: the person, their settings and their favourites. */
export const identity: ApiDefinition = ({ records, clock }) => {
  const users = usersOf(records);
  const settings = settingsOf(records);
  const favourites = favouritesOf(records);
  return {
    name: 'identity',
    provider: 'identity-api',
    endpoints: [...userEndpoints(users, settings), ...favouriteEndpoints(favourites)],
    states: identityStates(users, settings, clock),
    seed: (account, record) => seedIdentity({ users, settings, favourites }, account, record),
  };
};
