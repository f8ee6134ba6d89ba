import { createHash, randomBytes } from 'node:crypto';

/** The key of a form that adds something. */
const KEY = /^[\w-]{16,64}$/;

const BYTES = 12;

/** A key that no other form has. */
export const newKey = (): string => randomBytes(BYTES).toString('base64url');

/** The key that a form sent; a new key where the form sent no valid key. */
export const readKey = (sent: string): string => (KEY.test(sent) ? sent : newKey());

/**
 * The id of an item that a form adds. A form that is sent twice adds one item. A browser restores a
 * sent form with its key (Back, a copied tab), so other content under that key is another item.
 */
export const itemId = (formKey: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([formKey, content]))
    .digest('base64url');
