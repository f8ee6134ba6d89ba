import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { CalendarLinks } from '#src/apis/identity/calendar-links.ts';
import type { ServicesContext } from '#src/context.ts';
import { ApiError } from '#src/http/api-error.ts';
import { changeId, storedChange } from './change.ts';
import type { StatusHistories } from './status-histories.ts';

const PATH = '/api/v1/status-history';

/** Maximum number of changes. No application has that many changes in a year. */
const MAX_CHANGES = 100;

export const historyEndpoints = (
  histories: StatusHistories,
  links: Pick<CalendarLinks, 'ownerOf'>,
  transaction: ServicesContext['transaction'],
) => [
  endpoint({ method: 'GET', path: PATH, respond: ({ account }) => histories.find(account) }),

  endpoint({
    method: 'PUT',
    path: `${PATH}/changes`,
    body: z.strictObject({
      changes: z.array(storedChange.extend({ previousId: changeId.nullable() })).max(MAX_CHANGES),
    }),
    respond: ({ account, body: { changes } }) =>
      transaction(() => {
        histories.add(account, changes);
        return histories.find(account);
      }),
  }),

  endpoint({
    method: 'PUT',
    path: `${PATH}/seen`,
    body: z.strictObject({ until: changeId }),
    respond: ({ account, body: { until } }) =>
      transaction(() => {
        if (!histories.markSeen(account, until)) {
          throw new ApiError(404, 'unknownChange', 'there is no such change');
        }
        return histories.find(account);
      }),
  }),

  endpoint({
    method: 'DELETE',
    path: PATH,
    respond({ account }) {
      transaction(() => histories.clear(account));
      return null;
    },
  }),

  endpoint({
    method: 'POST',
    path: '/api/v1/calendar-links/statuses',
    isOpen: true,
    body: z.strictObject({ token: z.string() }),
    respond({ body: { token } }) {
      const owner = links.ownerOf(token);
      if (owner === null) throw new ApiError(404, 'unknownLink', 'there is no such calendar link');
      return { statuses: histories.lastStatuses(owner) };
    },
  }),
];
