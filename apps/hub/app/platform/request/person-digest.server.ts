import { createHash } from 'node:crypto';

/**
 * Identifies users where their ids must not appear: in the store of all instances, or on a device.
 * Each purpose has its own digest.
 *
 * @returns 43 letters, digits, `-` and `_`
 */
export const personDigest = (purpose: string, uid: string): string =>
  createHash('sha256').update(`${purpose}:${uid}`).digest('base64url');
