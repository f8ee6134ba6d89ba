import type { OwnItemDetails } from '@applicant-hub/domain';
import { z } from 'zod';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const text = (max: number) => z.string().trim().min(1).max(max);

export const ownDateId = z.string().regex(/^[\w-]{1,64}$/);

const dateShape = {
  kind: z.literal('date'),
  title: text(100),
  date: z.iso.date(),
  time: clockTime.nullable(),
  until: clockTime.nullable(),
  place: text(200).nullable(),
  choice: z.strictObject({ institutionName: text(300), courseName: text(300) }).nullable(),
};

const todoShape = {
  kind: z.literal('todo'),
  title: text(100),
  date: z.iso.date().nullable(),
  done: z.boolean(),
};

/** Schema of a user's date or to-do, with extra fields for a request. */
export const ownItemWith = <Rest extends z.core.$ZodShape>(rest: Rest) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ ...dateShape, ...rest }),
    z.strictObject({ ...todoShape, ...rest }),
  ]);

export const endsLater = (item: OwnItemDetails): boolean =>
  item.kind === 'todo' || item.until === null || (item.time !== null && item.time < item.until);
