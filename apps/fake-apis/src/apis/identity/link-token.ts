import { randomBytes } from 'node:crypto';

/** 256 bits. */
const TOKEN_BYTES = 32;

/** All that is needed to read by a link: as hard to guess as a key, and made of no other data. */
export const createLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
