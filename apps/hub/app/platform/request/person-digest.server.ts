import { createHash } from 'node:crypto';

/**
 * Tells people apart where their ids must not stand: in the store that all instances share, on a
 * device. Each purpose has a digest of its own.
 *
 * @returns 43 letters, digits, `-` and `_`
 */
export const personDigest = (purpose: string, uid: string): string =>
  createHash('sha256').update(`${purpose}:${uid}`).digest('base64url');
