import type { OwnDate, OwnItem, OwnTodo } from '@applicant-hub/domain';
import { z } from 'zod';
import { daySchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const kinds = 'tells a date from a to-do';

/** Fields that dates and to-dos share. */
const kept = {
  id: z.string().min(1).describe('names it in its address and to other calendars'),
  version: z.int().min(1).describe('tells whether another device has changed it'),
  title: z.string().describe('shown in the calendar and in the list of to-dos'),
};

const ownDateSchema = z.object({
  kind: z.literal('date').describe(kinds),
  ...kept,
  date: daySchema.describe('puts the date into the list, and finds what is on the same day'),
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

const ownTodoSchema = z.object({
  kind: z.literal('todo').describe(kinds),
  ...kept,
  date: daySchema
    .nullable()
    .describe('puts the to-do among the dates, and into the order of its list'),
  done: z.boolean().describe('tells what is still to do'),
}) satisfies z.ZodType<OwnTodo>;

const ownItemSchema = z.discriminatedUnion('kind', [
  ownDateSchema,
  ownTodoSchema,
]) satisfies z.ZodType<OwnItem>;

/** Every field is required: the next save would lose a field that could not be read. */
export const ownDatesSchema = z
  .object({ dates: eachOf(ownItemSchema) })
  .transform(({ dates }): readonly OwnItem[] => dates);

export const savedSchema = ownItemSchema.transform((item) => ({ outcome: 'saved' as const, item }));

export const removedSchema = z
  .object({ version: z.int().min(1).describe('lets the removal be undone') })
  .transform(({ version }) => ({ outcome: 'removed' as const, version }));

export const conflictSchema = z
  .object({
    current: ownItemSchema.nullable(),
    version: z.int().min(0).describe('lets the applicant decide what is kept'),
  })
  .transform((conflict) => ({ outcome: 'conflict' as const, ...conflict }));

export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
