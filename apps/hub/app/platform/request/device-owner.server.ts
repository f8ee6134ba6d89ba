import { personDigest } from './person-digest.server.ts';

/**
 * Anonymous id of the owner of texts and copies on a device. Its purpose is still called `draft`,
 * so that data already on devices keeps its owner.
 */
export const deviceOwner = (uid: string): string => personDigest('draft', uid).slice(0, 16);
