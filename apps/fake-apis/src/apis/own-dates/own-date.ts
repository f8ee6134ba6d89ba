import { z } from 'zod';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const text = (max: number) => z.string().trim().min(1).max(max);

/** What a date is called. */
export const ownDateId = z.string().regex(/^[\w-]{1,64}$/);

/** What is written of a date. */
export const ownDateDetails = z.strictObject({
  title: text(100),
  date: z.iso.date(),
  time: clockTime.nullable(),
  until: clockTime.nullable(),
  place: text(200).nullable(),
  choice: z.strictObject({ institutionName: text(300), courseName: text(300) }).nullable(),
});

export type OwnDateDetails = z.output<typeof ownDateDetails>;

/** Whether it ends after it begins, where it says when it ends. */
export const endsLater = ({ time, until }: Pick<OwnDateDetails, 'time' | 'until'>): boolean =>
  until === null || (time !== null && time < until);
