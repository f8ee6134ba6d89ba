import { personDigest } from './person-digest.server.ts';

/**
 * Whose texts, and whose copies, a device keeps: it tells people apart, and tells nobody who they
 * are. The digest is that of the first that were kept, so that what devices have stays theirs.
 */
export const deviceOwner = (uid: string): string => personDigest('draft', uid).slice(0, 16);
