import { z } from 'zod';
import { noteLostItem } from './left-out.ts';

/**
 * Base URL for parsing paths. The top-level domain `.invalid` is reserved, so no site has this
 * name.
 */
const SITE = 'https://site.invalid';

/**
 * Whether a page may link to this URL: a path of the site, or an http(s) URL. The URL parser
 * decides, because browsers treat `//host` and `/\host` as another site and ignore tabs and line
 * breaks.
 */
function isAddress(text: string): boolean {
  if (!URL.canParse(text, SITE)) return false;
  return text.startsWith('/') ? new URL(text, SITE).origin === SITE : /^https?:\/\//i.test(text);
}

const addressOrNull = (text: string | null) => (text !== null && isAddress(text) ? text : null);

/** Target of a link: a path of the site or an http(s) URL; null for any other text. */
export const addressSchema = z.string().transform(addressOrNull);

/** URL of a picture; null when it is missing or invalid. */
export const pictureSchema = z.string().nullable().transform(addressOrNull);

/**
 * Drops items without a URL, because their cards would have no link. The call reports the dropped
 * items.
 */
export const withAddress = <Item extends { readonly url: string | null }>(
  items: readonly Item[],
): (Item & { readonly url: string })[] =>
  items.filter((item, index): item is Item & { readonly url: string } => {
    if (item.url === null) noteLostItem(`${index}: leads nowhere`);
    return item.url !== null;
  });
