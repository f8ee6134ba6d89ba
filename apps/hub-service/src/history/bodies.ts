import { schemes } from '@applicant-hub/domain';
import { z } from 'zod';
import { storableText } from '../http/read-body.ts';

/** Maximum number of changes in a request. No application has that many changes in a year. */
const MAX_CHANGES = 100;

const changeId = z.string().regex(/^[\w-]{1,64}$/);

const status = storableText(1, 300);

const sentChange = z.strictObject({
  id: changeId,
  previousId: changeId.nullable(),
  scheme: z.enum(schemes),
  entryYear: z.int().min(1).max(9_999),
  subject: storableText(1, 300),
  choice: z
    .strictObject({ institutionName: storableText(0, 300), courseName: storableText(0, 300) })
    .nullable(),
  from: status.nullable(),
  to: status,
  noticedAt: z.iso.datetime(),
  isNews: z.boolean(),
});

export const changesBody = z.strictObject({ changes: z.array(sentChange).max(MAX_CHANGES) });

export const seenBody = z.strictObject({ until: changeId });
