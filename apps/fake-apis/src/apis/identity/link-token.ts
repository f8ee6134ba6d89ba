import { randomBytes } from 'node:crypto';

/** 256 bits. */
const TOKEN_BYTES = 32;

/** A token that is the only credential of a link: random, and derived from no other data. */
export const createLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
