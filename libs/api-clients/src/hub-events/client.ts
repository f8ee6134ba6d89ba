import { type BookedEvent, wasAttended } from '@applicant-hub/domain';
import { z } from 'zod';
import { startSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import type { CallContext, Http } from '../http/http.ts';
import { optionalField } from '../http/optional-field.ts';
import type { Result } from '../http/result.ts';

export interface HubEventsClient {
  /** The events that the signed-in user has booked, including past events (CAL-18, CAL-20). */
  listBookedEvents: (context: CallContext) => Promise<Result<BookedEvent[]>>;
}

export function createHubEventsClient(http: Http, baseUrl: string): HubEventsClient {
  const call = http('hubEvents', baseUrl);
  return { listBookedEvents: (context) => call(listBookedEvents, context) };
}

const bookedEventsSchema = eachOf(
  z
    .object({
      eventName: z.string().describe('name of the booked event'),
      ucasEventId: z.string().describe('identifies the event, so that a booked open day is marked'),
      eventStartDate: startSchema.describe('date and time'),
      eventEndDate: optionalField('eventEndDate', startSchema, null).describe(
        'the end of the event; past events are listed separately',
      ),
      dateAttended: optionalField('dateAttended', startSchema.nullable(), null).describe(
        'decides whether the event is marked as attended',
      ),
      scans: optionalField('scans', z.int(), 0).describe(
        'shown for an attended event: the number of stands visited',
      ),
    })
    .transform(
      ({
        eventName,
        ucasEventId,
        eventStartDate,
        eventEndDate,
        dateAttended,
        scans,
      }): BookedEvent => ({
        id: ucasEventId,
        title: eventName,
        ...eventStartDate,
        // An event without an end time lasts until the end of its day.
        end: eventEndDate ?? { date: eventStartDate.date, time: null },
        wasAttended: wasAttended(dateAttended?.date ?? null),
        scans,
      }),
    ),
);

const listBookedEvents = {
  name: 'listBookedEvents',
  method: 'GET',
  path: '/hub-events-api/api/v1.0/hubevents',
  schema: bookedEventsSchema,
} as const;
