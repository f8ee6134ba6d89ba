import { randomBytes } from 'node:crypto';

/** What a form calls the thing that it makes. */
const KEY = /^[\w-]{16,64}$/;

/** Random bytes of a key, when nothing else is said. */
const BYTES = 12;

/** A key that no other form has. A form that is sent twice makes one thing. */
export const newKey = (bytes = BYTES): string => randomBytes(bytes).toString('base64url');

/** The key that a form sent; another one where that is none. */
export const readKey = (sent: string, bytes = BYTES): string =>
  KEY.test(sent) ? sent : newKey(bytes);
