import { endpoint } from '#src/api.ts';
import type { ServicesContext } from '#src/context.ts';
import type { IdentityParts } from './seed.ts';

/** What the hub keeps for a person, as a whole. The account itself is none of it, and stays. */
export const dataEndpoints = (
  { settings, lists, shortlists, calendarLinks, shares }: IdentityParts,
  transaction: ServicesContext['transaction'],
) => [
  endpoint({
    method: 'DELETE',
    path: '/api/v1/hub/data',
    answer({ account }) {
      transaction(() => {
        settings.clear(account);
        lists.clear(account);
        shortlists.clear(account);
        calendarLinks.clear(account);
        shares.clear(account);
      });
      return null;
    },
  }),
];
