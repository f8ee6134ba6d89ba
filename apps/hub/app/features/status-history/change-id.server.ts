import { createHash } from 'node:crypto';
import type { NoticedChange } from '@applicant-hub/domain';

/**
 * The id of a change. It is the same for every instance and every poll that sees the change. It is
 * different when the same status occurs again later.
 */
export const changeId = (
  uid: string,
  { scheme, entryYear, subject, previousId, to }: NoticedChange,
): string =>
  createHash('sha256')
    .update(JSON.stringify([uid, scheme, entryYear, subject, previousId, to]))
    .digest('base64url');
