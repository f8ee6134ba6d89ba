import { ADDRESS_LINE_LENGTH, POSTCODE_LENGTH } from '../preferences/fields.ts';

export interface PostalAddress {
  readonly line1: string;
  readonly line2: string;
  readonly line3: string;
  readonly line4: string;
  readonly locality: string;
  readonly townOrCity: string;
  readonly county: string;
  readonly postcode: string;
  readonly country: string;
}

/**
 * An address in the form that the hub's forms accept; the third line is the region or county
 * (PRF-15).
 */
export interface AddressLines {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressLine3: string;
  readonly postcode: string;
}

/**
 * Fits an address into the lines of a form. The third line is the county. If the address has no
 * county, it is the town; if there is no town either, it is the country. Parts that do not fit are
 * dropped, starting with the part that a letter needs least: locality, town, and then the street
 * lines from last to first.
 */
export function addressLinesOf(address: PostalAddress): AddressLines {
  const { line1, line2, line3, line4, locality, townOrCity, county, country, postcode } = address;
  const region = [county, townOrCity, country].map(tidy).find((text) => text !== '') ?? '';
  const known = (texts: readonly string[]) =>
    [...new Set(texts.map(tidy))].filter((text) => text !== '' && text !== region);
  const street = known([line1, line2, line3, line4]);
  const [addressLine1, addressLine2] = twoLines([
    known([...street, locality, townOrCity]),
    known([...street, townOrCity]),
    ...street.map((_, index) => street.slice(0, street.length - index)),
  ]);
  return {
    addressLine1,
    addressLine2,
    addressLine3: wordsThatFit(region),
    postcode: tidy(postcode).toUpperCase().slice(0, POSTCODE_LENGTH),
  };
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * The first candidate in `ways` that fits into two lines. If no candidate fits, the result is as
 * many words of the first candidate as two lines can hold.
 */
function twoLines(ways: readonly (readonly string[])[]): [string, string] {
  for (const parts of ways) {
    const at = parts.findIndex((_, index) => fits(parts, index + 1)) + 1;
    if (at > 0) return [joined(parts.slice(0, at)), joined(parts.slice(at))];
  }
  const all = joined(ways[0] ?? []);
  const first = wordsThatFit(all);
  return [first, wordsThatFit(all.slice(first.length).replace(/^[\s,]+/, ''))];
}

const joined = (parts: readonly string[]) => parts.join(', ');

const fits = (parts: readonly string[], at: number) =>
  [parts.slice(0, at), parts.slice(at)].every((line) => joined(line).length <= ADDRESS_LINE_LENGTH);

function wordsThatFit(text: string): string {
  if (text.length <= ADDRESS_LINE_LENGTH) return text;
  const end = text.lastIndexOf(' ', ADDRESS_LINE_LENGTH);
  return end > 0 ? text.slice(0, end).replace(/,$/, '') : text.slice(0, ADDRESS_LINE_LENGTH);
}
