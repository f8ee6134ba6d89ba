import type { EventsLimit, EventsQuery, KeyDate, OpenEvent } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { eventsSchema, keyDatesSchema } from './schema.ts';

export interface EventsClient {
  /**
   * The key dates for the schemes, including past dates, in no fixed order (CAL-3, CAL-12).
   *
   * @param schemes scheme names; an empty list returns no dates
   */
  listKeyDates: (
    context: CallContext,
    schemes: readonly string[],
  ) => Promise<Result<readonly KeyDate[]>>;
  /** Open days and exhibitions, soonest first (CAL-19). */
  listEvents: (context: CallContext, query: EventsQuery) => Promise<Result<OpenEvent[]>>;
}

export function createEventsClient(http: Http, baseUrl: string): EventsClient {
  const call = http('events', baseUrl);
  return {
    listKeyDates: (context, schemes) =>
      call(
        {
          name: 'listKeyDates',
          method: 'GET',
          path: pathWith({ type: 'key-date', schemes: schemes.join() }),
          schema: keyDatesSchema,
        },
        context,
      ),

    listEvents: (context, { scheme, keyword, limit }) =>
      call(
        {
          name: 'listEvents',
          method: 'GET',
          path: pathWith({
            type: 'exhibition,open-day',
            schemes: scheme,
            ...(keyword !== '' && { keyword }),
            ...limitOf(limit),
          }),
          schema: eventsSchema,
        },
        context,
      ),
  };
}

const pathWith = (parameters: Record<string, string>): string =>
  `/api/v1/events?${new URLSearchParams(parameters).toString()}`;

function limitOf(limit: EventsLimit | null): Record<string, string> {
  switch (limit?.by) {
    case 'ids':
      return { eventNodeIds: limit.ids.join() };
    case 'providers':
      return { providers: limit.providerIds.join() };
    case 'place':
      return { lat: String(limit.place.lat), lng: String(limit.place.lng) };
    case undefined:
      return {};
  }
}
