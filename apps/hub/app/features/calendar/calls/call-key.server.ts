import { createHash } from 'node:crypto';
import { nameKey } from '@applicant-hub/domain';

const LENGTH = 12;
const PREFIX = 'call-';

/** A short key of a university, for addresses and ids. */
export const callKey = (university: string): string =>
  createHash('sha256').update(nameKey(university)).digest('base64url').slice(0, LENGTH);

/**
 * The start of the id of the to-do that stores a call. The sheet finds a call by it, even if the
 * applicant has changed the title.
 */
export const callIdPrefix = (key: string): string => `${PREFIX}${key}-`;

export const isCallId = (id: string): boolean => id.startsWith(PREFIX);
