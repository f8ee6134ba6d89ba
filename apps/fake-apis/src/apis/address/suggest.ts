import { postcodesFrom, streets, type Street } from '#src/places/streets.ts';
import { relevance, searchable, wordSearch } from '../courses/search/words.ts';
import { readPostcode } from '../geocode/postcode.ts';
import {
  addressesAt,
  addressesOf,
  inOneLine,
  MOST_ADDRESSES,
  type KnownAddress,
} from './addresses.ts';

/**
 * Suggests addresses, best match first. The text may be a postcode, the start of a postcode, or
 * words from the street, the place and the county, with or without the house number.
 */
export function suggest(text: string): KnownAddress[] {
  const [found, ...parts] = postcodeIn(text);
  const addresses =
    found === undefined ? [...byPostcodeStart(text), ...byWords(text)] : at(found, parts.join(' '));
  return addresses.slice(0, MOST_ADDRESSES);
}

/**
 * Returns the first postcode in a text and the parts before and after it; an empty list if there is
 * no postcode.
 */
function postcodeIn(text: string): string[] {
  const [, before, postcode, after] =
    /^(.*?)\b([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})\b(.*)$/is.exec(text) ?? [];
  return postcode === undefined ? [] : [postcode, before ?? '', after ?? ''];
}

function at(text: string, words: string): KnownAddress[] {
  const postcode = readPostcode(text);
  if (postcode === null) return [];
  const matches = wordSearch(words);
  return addressesAt(postcode).filter(({ address }) => matches(searchable(inOneLine(address))));
}

const byPostcodeStart = (text: string): KnownAddress[] =>
  postcodesFrom(text, MOST_ADDRESSES).flatMap((postcode) => addressesAt(postcode).slice(0, 1));

interface SearchedStreet {
  readonly street: Street;
  readonly text: string;
  /** Length of the text before the county. Matches in the county rank lower. */
  readonly withoutCounty: number;
}

let searched: readonly SearchedStreet[] | undefined;

const searchedStreets = (): readonly SearchedStreet[] =>
  (searched ??= streets().map((street) => {
    const { name, place } = street;
    const near = searchable(name, place.locality, place.town);
    return { street, text: near + searchable(place.county), withoutCounty: near.length };
  }));

function byWords(text: string): KnownAddress[] {
  const all = searchable(text).split(' ');
  const words = all.filter((word) => /^[a-z]/.test(word)).join(' ');
  if (words === '') return [];
  const numbers = all.filter((word) => /^\d/.test(word));

  const matches = wordSearch(words);
  const rankOf = relevance(words);
  const found = searchedStreets()
    .filter((entry) => matches(entry.text))
    .map((entry) => ({ entry, rank: rankOf(entry.text, entry.withoutCounty) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry: { street } }) => street);

  if (numbers.length === 0) {
    const each = Math.ceil(MOST_ADDRESSES / found.length);
    return found.slice(0, MOST_ADDRESSES).flatMap((street) => addressesOf(street).slice(0, each));
  }
  const hasNumbers = wordSearch(numbers.join(' '));
  return found.flatMap((street) =>
    addressesOf(street).filter(({ address }) => hasNumbers(searchable(inOneLine(address)))),
  );
}
