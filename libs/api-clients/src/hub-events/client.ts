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
      ucasEventId: z
        .string()
        .describe('the event that it is; an open day that is booked is marked'),
      eventStartDate: startSchema.describe('when it is'),
      eventEndDate: optionalField('eventEndDate', startSchema, null).describe(
        'when it ends; past events stand apart',
      ),
      dateAttended: optionalField('dateAttended', startSchema.nullable(), null).describe(
        'decides whether it is marked as attended',
      ),
      scans: optionalField('scans', z.int(), 0).describe(
        'said of an attended event: how many stands were visited',
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
        // Without an end, the event lasts until the end of its day.
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
