import { homes } from '#src/personas/homes.ts';
import type { Street } from '#src/places/streets.ts';
import { streetAt } from '#src/places/streets.ts';
import { oneOf, integerOf } from '../courses/chance.ts';
import { readPostcode, type Postcode } from '../geocode/postcode.ts';

/** Missing parts are empty strings. */
export interface Address {
  readonly line_1: string;
  readonly line_2: string;
  readonly line_3: string;
  readonly line_4: string;
  readonly locality: string;
  readonly town_or_city: string;
  readonly county: string;
  readonly postcode: string;
  readonly country: string;
}

export interface KnownAddress {
  readonly id: string;
  readonly address: Address;
}

/**
 * Maximum number of addresses for a postcode. It also limits the results of a search, so that a
 * search can return all addresses of a postcode.
 */
export const MOST_ADDRESSES = 15;

const FEWEST_ADDRESSES = 6;

/** Average number of streets per block of flats. */
const STREETS_A_BLOCK = 9;

const blocks = ['Linden Court', 'Minster House', 'Quayside House', 'Regent Court'] as const;

/** The addresses in a street: personas' homes first, then generated houses or flats. */
export function addressesOf(street: Street): KnownAddress[] {
  const { full } = street.postcode;
  return [...homesAt(street), ...premisesOf(street)]
    .slice(0, MOST_ADDRESSES)
    .map((address, index) => ({ id: `${full.replace(' ', '').toLowerCase()}-${index}`, address }));
}

export function addressesAt(postcode: Postcode): KnownAddress[] {
  const street = streetAt(postcode);
  return street === null ? [] : addressesOf(street);
}

export function findAddress(id: string): Address | null {
  const postcode = readPostcode(/^([a-z\d]+)-\d+$/.exec(id)?.[1] ?? '');
  if (postcode === null) return null;
  return addressesAt(postcode).find((known) => known.id === id)?.address ?? null;
}

export const inOneLine = (address: Address): string =>
  Object.values({ ...address, country: '' })
    .filter((line) => line !== '')
    .join(', ');

const homesAt = (street: Street): Address[] =>
  Object.values(homes)
    .filter(({ postcode }) => postcode === street.postcode.full)
    .map(({ addressLine1 }) => addressIn(street, [addressLine1]));

function premisesOf(street: Street): Address[] {
  const { full } = street.postcode;
  const count = FEWEST_ADDRESSES + integerOf(`count ${full}`, MOST_ADDRESSES - FEWEST_ADDRESSES);
  const first = 1 + integerOf(`first ${full}`, 60);
  const isBlock = integerOf(`block ${full}`, STREETS_A_BLOCK) === 0;
  return Array.from({ length: count }, (_, index) =>
    addressIn(
      street,
      isBlock
        ? [`Flat ${index + 1}`, oneOf(full, blocks), `${first} ${street.name}`]
        : // Every second number, because all houses are on the same side of the street.
          [`${first + 2 * index} ${street.name}`],
    ),
  );
}

function addressIn({ place, postcode }: Street, lines: readonly string[]): Address {
  const [line_1 = '', line_2 = '', line_3 = ''] = lines;
  return {
    line_1,
    line_2,
    line_3,
    line_4: '',
    locality: place.locality,
    town_or_city: place.town,
    county: place.county,
    postcode: postcode.full,
    country: place.country,
  };
}
