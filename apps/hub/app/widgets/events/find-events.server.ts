import type { Result } from '@applicant-hub/api-clients';
import type {
  BookedEvent,
  EventChoice,
  EventsLimit,
  EventsQuery,
  OpenEvent,
} from '@applicant-hub/domain';
import { callContext, longCallContext } from '../../discovery/call.server.ts';
import { getHome, getNextEvents } from '../../discovery/reference.server.ts';
import { inTime } from '../in-time.server.ts';
import type { WidgetScope } from '../scope.ts';

/** How long the booked events may take (CAL-20, milliseconds); a page does not wait so long. */
const BOOKED_TIMEOUT_MS = 5_000;

/** At how many favourite unis events are looked for. */
const MAX_UNIS = 50;

/** Events that were asked for; null while they are late. */
export type Answer<T> = Result<T> | null;

/** What somebody has booked. */
export const findBooked = (scope: WidgetScope): Promise<Answer<BookedEvent[]>> =>
  inTime(scope, 'booked-events', () =>
    scope.context.clients.hubEvents.listBookedEvents(longCallContext(scope, BOOKED_TIMEOUT_MS)),
  );

/**
 * The open days and exhibitions of a choice (CAL-15).
 *
 * @returns `unasked` without any call when there is nothing to look them up by
 */
export const findOpenEvents: Readonly<
  Record<
    Exclude<EventChoice, 'favourites'>,
    (scope: WidgetScope, keyword: string) => Promise<Answer<OpenEvent[]> | 'unasked'>
  >
> = {
  latest: (scope, keyword) =>
    keyword === ''
      ? inTime(scope, `events:${schemeOf(scope)}`, () => getNextEvents(scope, schemeOf(scope)))
      : ask(scope, keyword, null),

  async unis(scope, keyword) {
    const list = await inTime(scope, 'favourite-unis', () =>
      scope.context.clients.identity.listFavourites(callContext(scope), 'unis', MAX_UNIS),
    );
    if (!list?.ok) return list;
    const providerIds = list.value.items.map(({ id }) => id);
    return providerIds.length === 0
      ? 'unasked'
      : ask(scope, keyword, { by: 'providers', providerIds });
  },

  async near(scope, keyword) {
    const { place } = await getHome(scope);
    return place === null ? 'unasked' : ask(scope, keyword, { by: 'place', place });
  },
};

/** The events of these ids. */
export const findEventsByIds = (
  scope: WidgetScope,
  ids: readonly string[],
): Promise<Answer<OpenEvent[]>> => ask(scope, '', { by: 'ids', ids });

function ask(
  scope: WidgetScope,
  keyword: string,
  limit: EventsLimit | null,
): Promise<Answer<OpenEvent[]>> {
  const query: EventsQuery = { scheme: schemeOf(scope), keyword, limit };
  return inTime(scope, `events:${JSON.stringify(query)}`, () =>
    scope.context.clients.events.listEvents(callContext(scope), query),
  );
}

/** The level of study is the scheme that events are for (CAL-19). */
const schemeOf = ({ applicant }: WidgetScope): string =>
  applicant.personalisation.studyLevel.toLowerCase();
