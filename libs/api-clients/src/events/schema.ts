import { createHash } from 'node:crypto';
import type { EventStart, KeyDate, OpenEvent } from '@applicant-hub/domain';
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

/** Where a name leads: what is missing, or cannot be followed, is no link. */
const linkOrNull = addressSchema.nullish().transform((url) => url ?? null);

/** The id of a date that has none: the same as long as its title and its start are. */
function derivedId(title: string, { date, time }: EventStart): string {
  const digest = createHash('sha256').update(`${time} ${title}`).digest('hex');
  return `${date}-${digest.slice(0, 16)}`;
}

/** The answer about key dates (AMB-51). */
export const keyDatesSchema = z
  .object({
    events: eachOf(
      z.object({
        id: z
          .string()
          .min(1)
          .nullish()
          .describe('a calendar knows the date again by it; without it by its title and start'),
        title: z.string().describe('name of the date in the calendar'),
        start: firstStart.describe('when it is'),
        ucasUrl: linkOrNull.describe('where its name leads; no link without it'),
        schemes: z.array(
          z.object({ name: z.string().describe('decides which applicants the date is for') }),
        ),
      }),
    ),
  })
  .transform(({ events }): KeyDate[] =>
    events.map(({ id, title, start, ucasUrl, schemes }) => ({
      id: id ?? derivedId(title, start),
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
          .object({ administrative_area: z.string().nullish().describe('where it is') })
          .nullish(),
        ucasUrl: linkOrNull.describe('where its name leads; no link without it'),
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
