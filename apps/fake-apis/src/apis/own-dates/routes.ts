import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { CalendarLinks } from '#src/apis/identity/calendar-links.ts';
import type { ServicesContext } from '#src/context.ts';
import { ApiError } from '#src/http/api-error.ts';
import { endsLater, ownDateId, ownItemWith } from './own-date.ts';
import { type Changed, MAX_DATES, type OwnDates } from './own-dates.ts';

const PATH = '/api/v1/own-dates';

const ONE = { path: `${PATH}/:id`, params: { id: ownDateId } };

export const ownDatesEndpoints = (
  dates: OwnDates,
  links: Pick<CalendarLinks, 'ownerOf'>,
  transaction: ServicesContext['transaction'],
) => [
  endpoint({
    method: 'GET',
    path: PATH,
    respond: ({ account }) => ({ dates: dates.list(account) }),
  }),

  endpoint({
    ...ONE,
    method: 'PUT',
    body: ownItemWith({ expectedVersion: z.int().min(0) }).refine(endsLater, {
      path: ['until'],
      message: 'must be later than the time',
    }),
    respond: ({ account, params: { id }, body: { expectedVersion, ...details } }) =>
      transaction(() => {
        const there = dates.list(account);
        if (there.length >= MAX_DATES && !there.some((date) => date.id === id)) {
          throw new ApiError(422, 'tooMany', 'the account has the maximum number of dates');
        }
        const saved = dates.save(account, id, expectedVersion, details);
        return { id, version: versionOf(saved), ...details };
      }),
  }),

  endpoint({
    ...ONE,
    method: 'DELETE',
    query: { expectedVersion: z.coerce.number<string>().int().min(0) },
    respond: ({ account, params: { id }, query: { expectedVersion } }) =>
      transaction(() => {
        const removed = dates.remove(account, id, expectedVersion);
        if (removed === null) throw new ApiError(404, 'unknownDate', 'there is no such date');
        return { version: versionOf(removed) };
      }),
  }),

  endpoint({
    method: 'DELETE',
    path: PATH,
    respond({ account }) {
      transaction(() => dates.clear(account));
      return null;
    },
  }),

  endpoint({
    method: 'POST',
    path: '/api/v1/calendar-links/own-dates',
    isOpen: true,
    body: z.strictObject({ token: z.string() }),
    respond({ body: { token } }) {
      const owner = links.ownerOf(token);
      if (owner === null) throw new ApiError(404, 'unknownLink', 'there is no such calendar link');
      return { dates: dates.list(owner) };
    },
  }),
];

/** @throws a 409 with the stored item */
function versionOf(changed: Changed): number {
  if (changed.isDone) return changed.version;
  const { version, current } = changed;
  throw new ApiError(409, 'changedSince', 'the date was changed in the meantime', {
    version,
    current,
  });
}
