import { endpoint } from '#src/api.ts';
import type { ServicesContext } from '#src/context.ts';
import type { IdentityParts } from './seed.ts';

/** Deletes all hub data of a user. The account itself is not included and is never deleted. */
export const dataEndpoints = (
  { settings, lists, shortlists, calendarLinks, shares }: IdentityParts,
  transaction: ServicesContext['transaction'],
) => [
  endpoint({
    method: 'DELETE',
    path: '/api/v1/hub/data',
    respond({ account }) {
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
