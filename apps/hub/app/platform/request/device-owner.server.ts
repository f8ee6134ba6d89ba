import { personDigest } from './person-digest.server.ts';

/**
 * Identifies the owner of texts and copies on a device, without naming them. Its purpose is still
 * `draft`, so that data already on devices keeps its owner.
 */
export const deviceOwner = (uid: string): string => personDigest('draft', uid).slice(0, 16);
