import { personDigest } from './person-digest.server.ts';

/**
 * Anonymous id for the owner of texts and copies on a device. The digest's purpose is still called
 * `draft`, so that data already on devices keeps its owner.
 */
export const deviceOwner = (uid: string): string => personDigest('draft', uid).slice(0, 16);
