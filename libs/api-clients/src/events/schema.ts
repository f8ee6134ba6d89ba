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
import { eachOf } from '../http/each-of.ts';
import { noteLeftOut } from '../http/left-out.ts';
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

/**
 * What a date means in the cycle of a year (EXT-30). A date without it, or with what the hub cannot
 * read, is still one of the calendar: no rule goes by it, and the call reports it.
 */
const cycleSchema = z
  .object({
    entryYear: z.number().int().describe('the year of entry that the date is for'),
    stage: z.enum(dateStages).describe('what an applicant is at when it comes'),
    key: z.string().describe('what the date is for: the rules of the hub know it by this'),
    confirmed: z.boolean().describe('false while it is expected: the hub says so'),
    decisionsBy: z.iso
      .date()
      .nullish()
      .describe('of a date to reply: the last day of the decisions that it is for'),
  })
  .nullish()
  .catch(({ issues: [issue] }) => {
    noteLeftOut(['cycle', ...(issue?.path ?? [])].join('.'));
    return null;
  });

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
        cycle: cycleSchema,
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
}: NonNullable<z.infer<typeof cycleSchema>>): CyclePlace => ({
  ...place,
  isConfirmed: confirmed,
  decisionsBy: decisionsBy ?? null,
});

/** When something ends. One that cannot be read is as good as none, and the call reports it. */
const endSchema = startSchema.nullish().catch(() => {
  noteLeftOut('end');
  return null;
});

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
        ucasUrl: linkOrNull.describe('where a place is booked; no link without it'),
        end: endSchema.describe('when it ends; without it an event lasts until its evening'),
        provider: z
          .object({
            id: z.string().describe('the university whose page is linked'),
            name: z.string().describe('its name'),
          })
          .nullish(),
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
