import { schemes } from '@applicant-hub/domain';
import { z } from 'zod';

/** A code, or text from the tracking API. */
const text = z.string().min(1).max(300);

export const changeId = z.string().regex(/^[\w-]{1,64}$/);

export const storedChange = z.strictObject({
  id: changeId,
  scheme: z.enum(schemes),
  entryYear: z.int(),
  subject: text,
  choice: z
    .strictObject({ institutionName: z.string().max(300), courseName: z.string().max(300) })
    .nullable(),
  from: text.nullable(),
  to: text,
  noticedAt: z.iso.datetime(),
  isNews: z.boolean(),
});
