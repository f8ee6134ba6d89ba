import type { OwnDate, OwnItem, OwnTodo } from '@applicant-hub/domain';
import { z } from 'zod';
import { daySchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const kinds = 'distinguishes a date from a to-do';

/** Fields that dates and to-dos share. */
const saved = {
  id: z.string().min(1).describe('identifies the item in its address and in other calendars'),
  version: z.int().min(1).describe('shows whether another device has changed the item'),
  title: z.string().describe('shown in the calendar and in the list of to-dos'),
};

const ownDateSchema = z.object({
  kind: z.literal('date').describe(kinds),
  ...saved,
  date: daySchema.describe('sorts the date into the list, and finds other items on the same day'),
  time: time.nullable().describe('shown in the calendar, and finds items that overlap'),
  until: time.nullable().describe('shown in the calendar, and finds items that overlap'),
  place: z
    .string()
    .nullable()
    .describe('shown in the calendar, and finds a day with dates in two towns'),
  choice: z
    .object({
      institutionName: z.string().describe('shown with the date: the university'),
      courseName: z.string().describe('shown with the date: the course'),
    })
    .nullable(),
}) satisfies z.ZodType<OwnDate>;

const ownTodoSchema = z.object({
  kind: z.literal('todo').describe(kinds),
  ...saved,
  date: daySchema.nullable().describe('sorts the to-do among the dates and in its list'),
  done: z.boolean().describe('shows which to-dos are open'),
}) satisfies z.ZodType<OwnTodo>;

const ownItemSchema = z.discriminatedUnion('kind', [
  ownDateSchema,
  ownTodoSchema,
]) satisfies z.ZodType<OwnItem>;

/** Every field is required: if a field could not be read, the next save would delete it. */
export const ownDatesSchema = z
  .object({ dates: eachOf(ownItemSchema) })
  .transform(({ dates }): readonly OwnItem[] => dates);

export const savedSchema = ownItemSchema.transform((item) => ({ outcome: 'saved' as const, item }));

export const removedSchema = z
  .object({ version: z.int().min(1).describe('allows the applicant to undo the removal') })
  .transform(({ version }) => ({ outcome: 'removed' as const, version }));

export const conflictSchema = z
  .object({
    current: ownItemSchema.nullable(),
    version: z.int().min(0).describe('allows the applicant to decide which version to keep'),
  })
  .transform((conflict) => ({ outcome: 'conflict' as const, ...conflict }));

export const nothingSchema = z
  .object({})
  .optional()
  .transform(() => null);
