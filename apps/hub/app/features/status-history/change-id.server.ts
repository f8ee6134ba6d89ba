import { createHash } from 'node:crypto';
import type { NoticedChange } from '@applicant-hub/domain';

/**
 * What a change is called: the same for every instance and every poll that sees it, and another for
 * a status that comes back.
 */
export const changeId = (
  uid: string,
  { scheme, entryYear, subject, previousId, to }: NoticedChange,
): string =>
  createHash('sha256')
    .update(JSON.stringify([uid, scheme, entryYear, subject, previousId, to]))
    .digest('base64url');
