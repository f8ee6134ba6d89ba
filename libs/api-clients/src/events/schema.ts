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
        id: z.string(),
        title: z.string(),
        start: firstStart,
        ucasUrl: addressSchema.nullable(),
        schemes: z.array(z.object({ name: z.string() })),
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
        id: z.string(),
        title: z.string(),
        start: firstStart,
        location: z.object({ administrative_area: z.string() }).nullable(),
        ucasUrl: addressSchema.nullable(),
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
