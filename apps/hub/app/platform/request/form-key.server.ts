import { createHash, randomBytes } from 'node:crypto';

const KEY = /^[\w-]{16,64}$/;

const BYTES = 12;

export const newKey = (): string => randomBytes(BYTES).toString('base64url');

export const readKey = (sent: string): string => (KEY.test(sent) ? sent : newKey());

/**
 * The id of an item that a form adds. Sending a form twice adds only one item. A browser may
 * restore a sent form with its key (Back, a copied tab), so the same key with different content
 * creates another item.
 */
export const itemId = (formKey: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([formKey, content]))
    .digest('base64url');
