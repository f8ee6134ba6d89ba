import type { OwnDate } from '@applicant-hub/domain';
import { z } from 'zod';

const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const ownDateSchema = z.object({
  id: z.string().min(1).describe('names the date in its address and to other calendars'),
  version: z.int().min(1).describe('tells whether another device has changed the date'),
  title: z.string().describe('shown in the calendar'),
  date: day.describe('puts the date into the list, and finds what is on the same day'),
  time: time.nullable().describe('shown in the calendar, and finds what overlaps'),
  until: time.nullable().describe('shown in the calendar, and finds what overlaps'),
  place: z.string().nullable().describe('shown in the calendar, and finds a day in two towns'),
  choice: z
    .object({
      institutionName: z.string().describe('names the university that the date belongs to'),
      courseName: z.string().describe('names the course that the date belongs to'),
    })
    .nullable(),
}) satisfies z.ZodType<OwnDate>;

/** All of them or nothing: a date that is missing would seem to be lost. */
export const ownDatesSchema = z
  .object({ dates: z.array(ownDateSchema) })
  .transform(({ dates }): readonly OwnDate[] => dates);

export const savedSchema = ownDateSchema.transform((date) => ({ outcome: 'saved' as const, date }));

export const removedSchema = z
  .object({ version: z.int().min(1).describe('lets the removal be undone') })
  .transform(({ version }) => ({ outcome: 'removed' as const, version }));

/** A 409. */
export const conflictSchema = z
  .object({
    current: ownDateSchema.nullable(),
    version: z.int().min(0).describe('lets the applicant decide what is kept'),
  })
  .transform((conflict) => ({ outcome: 'conflict' as const, ...conflict }));

/** A 204. */
export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
