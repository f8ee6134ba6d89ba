import { z } from 'zod';
import { noteLostItem } from './left-out.ts';

/** What a path is read against; no site has this name. */
const SITE = 'https://site.invalid';

/**
 * Whether a page may point at it: a path of the site, or an http(s) address. Browsers read `//host`
 * and `/\host` as another site, and skip tabs and line breaks, so they are left to the URL parser.
 */
function isAddress(text: string): boolean {
  if (!URL.canParse(text, SITE)) return false;
  return text.startsWith('/') ? new URL(text, SITE).origin === SITE : /^https?:\/\//i.test(text);
}

const addressOrNull = (text: string | null) => (text !== null && isAddress(text) ? text : null);

/** Where a link leads; null when it would lead to a script, or nobody knows where. */
export const addressSchema = z.string().transform(addressOrNull);

/** URL of a picture; null when there is none, or it is no address. */
export const pictureSchema = z.string().nullable().transform(addressOrNull);

/**
 * The items that lead somewhere: one without an address would be a card without a link. The call
 * reports those that are left out.
 */
export const withAddress = <Item extends { readonly url: string | null }>(
  items: readonly Item[],
): (Item & { readonly url: string })[] =>
  items.filter((item, index): item is Item & { readonly url: string } => {
    if (item.url === null) noteLostItem(`${index}: leads nowhere`);
    return item.url !== null;
  });
