import type { ApiDefinition } from '#src/api.ts';
import { calendarLinksOf } from './calendar-links.ts';
import { calendarEndpoints } from './calendar-routes.ts';
import { commentEndpoints } from './comment-routes.ts';
import { dataEndpoints } from './data-routes.ts';
import { favouriteListsOf } from './favourite-lists.ts';
import { favouriteEndpoints } from './favourite-routes.ts';
import { idTokensOf } from './id-tokens.ts';
import { userEndpoints } from './routes.ts';
import { seedIdentity } from './seed.ts';
import { settingsOf } from './settings.ts';
import { shareEndpoints } from './share-routes.ts';
import { sharesOf } from './shares.ts';
import { shortlistsOf } from './shortlists.ts';
import { identityStates } from './states.ts';
import { usersOf } from './users.ts';

export const identity: ApiDefinition = ({ records, clock, transaction, issueReadToken }) => {
  const users = usersOf(records);
  const settings = settingsOf(records);
  const lists = favouriteListsOf(records);
  const shortlists = shortlistsOf(records);
  const calendarLinks = calendarLinksOf(records);
  const shares = sharesOf(records, clock);
  const idTokens = idTokensOf(records);
  const parts = { users, settings, lists, shortlists, calendarLinks, shares, idTokens };
  return {
    name: 'identity',
    provider: 'identity-api',
    endpoints: [
      ...userEndpoints(parts, transaction),
      ...favouriteEndpoints({ lists, shortlists, transaction }),
      ...calendarEndpoints(parts, clock, transaction),
      ...shareEndpoints(parts, { transaction, issueReadToken }),
      ...commentEndpoints(parts, clock, transaction),
      ...dataEndpoints(parts, transaction),
    ],
    states: identityStates(parts, clock),
    seed: (account, record) => seedIdentity(parts, account, record),
  };
};
