import { createHash } from 'node:crypto';
import {
  type CyclePlace,
  dateStages,
  type EventStart,
  type KeyDate,
  type OpenEvent,
} from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema } from '../http/address.ts';
import { daySchema, startSchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';

/** A date, or a list whose first item is used (CAL-9). */
const firstStart = z
  .union([
    z.string(),
    z
      .array(z.string())
      .min(1)
      .transform((starts) => starts[0] ?? ''),
  ])
  .pipe(startSchema);

const linkOrNull = optionalField(
  'ucasUrl',
  addressSchema.nullish().transform((url) => url ?? null),
  null,
);

/** Id for a date without an id. It depends only on the title and the start. */
function derivedId(title: string, { date, time }: EventStart): string {
  const digest = createHash('sha256').update(`${time} ${title}`).digest('hex');
  return `${date}-${digest.slice(0, 16)}`;
}

/**
 * The role of a date in a year's cycle (EXT-30). The hub's rules ignore dates without these fields.
 */
const cycleSchema = z.object({
  entryYear: z.number().int().describe('the year of entry that the date is for'),
  stage: z.enum(dateStages).describe("the applicant's stage at the time of the date"),
  key: z.string().describe('identifies the date for the rules of the hub'),
  confirmed: z
    .boolean()
    .describe('false for an expected date, which the hub then marks as expected'),
  decisionsBy: daySchema
    .nullish()
    .describe('for a date to reply: the last day of the decisions that need this reply'),
});

/** Response with key dates (AMB-51). */
export const keyDatesSchema = z
  .object({
    events: eachOf(
      z.object({
        id: z
          .string()
          .min(1)
          .nullish()
          .describe('identifies the date in a calendar; title and start identify it otherwise'),
        title: z.string().describe('name of the date in the calendar'),
        start: firstStart.describe('date and time'),
        ucasUrl: linkOrNull.describe(
          'the address that the name links to; there is no link without it',
        ),
        schemes: eachOf(
          z.object({ name: z.string().describe('decides which applicants see the date') }),
        ),
        cycle: optionalField('cycle', cycleSchema.nullish(), null),
      }),
    ),
  })
  .transform(({ events }): KeyDate[] =>
    events.map(({ id, title, start, ucasUrl, schemes, cycle }) => ({
      id: id ?? derivedId(title, start),
      title,
      ...start,
      url: ucasUrl,
      schemes: schemes.map(({ name }) => name),
      cycle: cycle ? placeOf(cycle) : null,
    })),
  );

const placeOf = ({
  confirmed,
  decisionsBy,
  ...place
}: z.infer<typeof cycleSchema>): CyclePlace => ({
  ...place,
  isConfirmed: confirmed,
  decisionsBy: decisionsBy ?? null,
});

/** Response with open days and exhibitions (CAL-17). */
export const eventsSchema = z
  .object({
    events: eachOf(
      z.object({
        id: z.string().describe('identifies the event, also when it is booked'),
        title: z.string().describe('name of the event'),
        start: firstStart.describe('date and time'),
        location: optionalField(
          'location',
          z
            .object({
              administrative_area: z.string().nullish().describe('the place of the event'),
            })
            .nullish(),
          null,
        ),
        ucasUrl: linkOrNull.describe(
          'the address of the booking page; there is no link without it',
        ),
        end: optionalField('end', startSchema.nullish(), null).describe(
          'the end of the event; without it the event lasts until the evening',
        ),
        provider: optionalField(
          'provider',
          z
            .object({
              id: z.string().describe('the university whose page is linked'),
              name: z.string().describe('the name of that university'),
            })
            .nullish(),
          null,
        ),
      }),
    ),
  })
  .transform(({ events }): OpenEvent[] =>
    events.map(({ id, title, start, location, ucasUrl, end, provider }) => ({
      id,
      title,
      ...start,
      area: location?.administrative_area ?? null,
      url: ucasUrl,
      end: end ?? null,
      provider: provider ?? null,
    })),
  );
