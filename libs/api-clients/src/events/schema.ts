import type { KeyDate, OpenEvent } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema } from '../http/address.ts';
import { eachOf } from '../http/each-of.ts';
import { startSchema } from './start-schema.ts';

/** A date, or a list whose first item counts (CAL-9). */
const firstStart = z
  .union([
    z.string(),
    z
      .array(z.string())
      .min(1)
      .transform((starts) => starts[0] ?? ''),
  ])
  .pipe(startSchema);

/** The answer about key dates (AMB-51). */
export const keyDatesSchema = z
  .object({
    events: eachOf(
      z.object({
        id: z.string().describe('keeps dates apart; those that people hide are kept by it'),
        title: z.string().describe('name of the date in the calendar'),
        start: firstStart.describe('when it is'),
        ucasUrl: addressSchema.nullable().describe('where its name leads'),
        schemes: z.array(
          z.object({ name: z.string().describe('decides which applicants the date is for') }),
        ),
      }),
    ),
  })
  .transform(({ events }): KeyDate[] =>
    events.map(({ id, title, start, ucasUrl, schemes }) => ({
      id,
      title,
      ...start,
      url: ucasUrl,
      schemes: schemes.map(({ name }) => name),
    })),
  );

/** The answer about open days and exhibitions (CAL-17). */
export const eventsSchema = z
  .object({
    events: eachOf(
      z.object({
        id: z.string().describe('keeps events apart; booked ones are found again by it'),
        title: z.string().describe('name of the event'),
        start: firstStart.describe('when it is'),
        location: z
          .object({ administrative_area: z.string().describe('where it is; null: online') })
          .nullable(),
        ucasUrl: addressSchema.nullable().describe('where its name leads'),
      }),
    ),
  })
  .transform(({ events }): OpenEvent[] =>
    events.map(({ id, title, start, location, ucasUrl }) => ({
      id,
      title,
      ...start,
      area: location?.administrative_area ?? null,
      url: ucasUrl,
    })),
  );
