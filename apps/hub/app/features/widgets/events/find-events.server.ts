import type { Result } from '@applicant-hub/api-clients';
import type {
  BookedEvent,
  EventChoice,
  EventsLimit,
  EventsQuery,
  OpenEvent,
} from '@applicant-hub/domain';
import { readOptions, callOptions } from '#app/platform/request/call.server.ts';
import { getHome, getNextEvents, isLate } from '#app/features/reference-data/reference.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/** Time limit of a call (CAL-20, milliseconds). A page stops waiting earlier. */
const TIMEOUT_MS = 5_000;

/** How long a list of events waits for the bookings (milliseconds). */
const MARKS_MS = 500;

/** Maximum number of favourite unis whose events are requested. */
const MAX_UNIS = 50;

/** Result of a request for events; null if it exceeds the page's budget. */
export type MaybeResult<T> = Result<T> | null;

/** The applicant's bookings; none in a hub without them. */
export async function findBooked(scope: RequestScope): Promise<MaybeResult<BookedEvent[]>> {
  const { hubEvents } = scope.context.clients;
  if (hubEvents === null) return { ok: true, value: [] };
  return withinBudget(scope, 'booked-events', () =>
    hubEvents.listBookedEvents(callOptions(scope, TIMEOUT_MS)),
  );
}

/**
 * The bookings, which are used to mark booked events. The page waits for them only briefly, because
 * events can be shown without marks.
 */
export const findMarks = (scope: RequestScope): Promise<MaybeResult<BookedEvent[]>> => {
  const { context } = scope;
  const deadline = Math.min(context.deadline, Date.now() + MARKS_MS);
  return findBooked({ ...scope, context: { ...context, deadline } });
};

/**
 * The open days and exhibitions for a choice (CAL-15).
 *
 * @returns `unasked`, without an API call, if there are no criteria
 */
export const findOpenEvents: Readonly<
  Record<
    Exclude<EventChoice, 'favourites'>,
    (scope: RequestScope, keyword: string) => Promise<MaybeResult<OpenEvent[]> | 'unasked'>
  >
> = {
  async latest(scope, keyword) {
    if (keyword !== '') return findEvents(scope, keyword, null);
    const next = await getNextEvents(scope, schemeOf(scope));
    return isLate(next) ? null : next;
  },

  async unis(scope, keyword) {
    // Not cached for the next page: a cached list would miss unis that were added since.
    const list = await scope.context.clients.identity.listFavourites(
      readOptions(scope),
      'unis',
      MAX_UNIS,
    );
    if (!list.ok) return list.failure.kind === 'timeout' ? null : list;
    const providerIds = list.value.items.map(({ id }) => id);
    return providerIds.length === 0
      ? 'unasked'
      : findEvents(scope, keyword, { by: 'providers', providerIds });
  },

  async near(scope, keyword) {
    const { place } = await getHome(scope);
    return place === null ? 'unasked' : findEvents(scope, keyword, { by: 'place', place });
  },
};

export const findEventsByIds = (
  scope: RequestScope,
  ids: readonly string[],
): Promise<MaybeResult<OpenEvent[]>> => findEvents(scope, '', { by: 'ids', ids });

function findEvents(
  scope: RequestScope,
  keyword: string,
  limit: EventsLimit | null,
): Promise<MaybeResult<OpenEvent[]>> {
  const query: EventsQuery = { scheme: schemeOf(scope), keyword, limit };
  return withinBudget(scope, `events:${JSON.stringify(query)}`, () =>
    requireApi(scope.context, 'events').listEvents(callOptions(scope, TIMEOUT_MS), query),
  );
}

/** The level of study is the scheme of events (CAL-19). */
const schemeOf = ({ applicant }: RequestScope): string =>
  applicant.personalisation.studyLevel.toLowerCase();
