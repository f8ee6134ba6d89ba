import type { OwnItemDetails } from '@applicant-hub/domain';
import { z } from 'zod';
import { storableText } from '../http/read-body.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A text with at least one character that is not a space. */
const text = (max: number) => storableText(1, max).trim().min(1);

const expectedVersion = { expectedVersion: z.int().min(0) };

export const itemId = z.string().regex(/^[\w-]{1,64}$/);

const dateBody = z.strictObject({
  kind: z.literal('date'),
  title: text(100),
  date: z.iso.date(),
  time: clockTime.nullable(),
  until: clockTime.nullable(),
  place: text(200).nullable(),
  choice: z.strictObject({ institutionName: text(300), courseName: text(300) }).nullable(),
  ...expectedVersion,
});

const todoBody = z.strictObject({
  kind: z.literal('todo'),
  title: text(100),
  date: z.iso.date().nullable(),
  done: z.boolean(),
  ...expectedVersion,
});

export const itemBody = z
  .discriminatedUnion('kind', [dateBody, todoBody])
  .refine(endsLater, { path: ['until'], message: 'must be later than the time' });

export const removalQuery = z.object({
  expectedVersion: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

/** Whether the item ends after it starts; true when it has no end. */
function endsLater(item: OwnItemDetails): boolean {
  if (item.kind === 'todo' || item.until === null) return true;
  return item.time !== null && item.time < item.until;
}
