import type { EventsLimit, EventsQuery, KeyDate, OpenEvent } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { eventsSchema, keyDatesSchema } from './schema.ts';

/** What happens when: the dates of the cycle, and where to meet universities. */
export interface EventsClient {
  /**
   * The key dates of schemes, past ones too, in no particular order (CAL-3, CAL-12).
   *
   * @param schemes names of schemes; without any the answer has none
   */
  listKeyDates: (
    context: CallContext,
    schemes: readonly string[],
  ) => Promise<Result<readonly KeyDate[]>>;
  /** Open days and exhibitions, the soonest first (CAL-19). */
  listEvents: (context: CallContext, query: EventsQuery) => Promise<Result<OpenEvent[]>>;
}

/** Calls events-api below its base URL. */
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
