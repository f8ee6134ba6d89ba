import { chanceOf, integerOf } from '../apis/courses/chance.ts';
import { readPostcode, type Postcode } from '../apis/geocode/postcode.ts';
import { isListed, postTownOf, postTowns, type PostTown } from './post-towns/post-towns.ts';
import { streetNamesIn } from './street-names.ts';

/**
 * A street, or the part of a street with its own postcode. It is invented, except for its place.
 */
export interface Street {
  readonly name: string;
  readonly place: PostTown;
  readonly postcode: Postcode;
}

/** Letters that are allowed in the second half of a postcode. */
const UNIT_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

const MOST_STREETS = 24;

let known: ReadonlyMap<string, Street> | undefined;

/**
 * Streets by postcode, in the order of their places; a duplicate postcode belongs to the first
 * street.
 */
const byPostcode = (): ReadonlyMap<string, Street> =>
  (known ??= new Map(
    [...Map.groupBy(postTowns.flatMap(streetsOf), ({ postcode }) => postcode.full)].flatMap(
      ([postcode, [street]]) => (street === undefined ? [] : [[postcode, street] as const]),
    ),
  ));

export const streets = (): readonly Street[] => [...byPostcode().values()];

/**
 * The street of a postcode. Every valid postcode has a street; null when the postcode is invalid.
 */
export function streetAt(postcode: Postcode): Street | null {
  const street = byPostcode().get(postcode.full);
  if (street !== undefined) return street;
  const place = postTownOf(postcode.district);
  if (place === null || !hasUnitLetters(postcode)) return null;
  const names = streetNamesIn(place.country);
  return { name: names[integerOf(postcode.full, names.length)] ?? '', place, postcode };
}

/**
 * The streets of a place: a High Street, and other streets that depend on the name of the place.
 */
export function streetsOf(place: PostTown): Street[] {
  const key = `${place.locality} ${place.town} ${place.county}`;
  const count = Math.min(MOST_STREETS, 8 + 2 * place.districts.length);
  return streetNamesIn(place.country)
    .map((name) => ({ name, turn: name === 'High Street' ? 0 : chanceOf(`${key} ${name}`) }))
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .flatMap(({ name }, index) => {
      const district = place.districts[index % place.districts.length] ?? place.districts[0];
      const postcode = readPostcode(`${district} ${unitOf(`${key} ${name}`)}`);
      return postcode === null ? [] : { name, place, postcode };
    });
}

/** The second half of a postcode, such as 3HP, generated from a key. */
function unitOf(key: string): string {
  const letter = (which: string) => UNIT_LETTERS[integerOf(`${which} ${key}`, UNIT_LETTERS.length)];
  return `${1 + integerOf(key, 9)}${letter('first')}${letter('second')}`;
}

const hasUnitLetters = ({ full }: Postcode): boolean =>
  UNIT_LETTERS.includes(full.slice(-2, -1)) && UNIT_LETTERS.includes(full.slice(-1));

/**
 * Up to `count` postcodes with the given start: a district, or a district and the start of the
 * second half. Empty when the start is invalid.
 */
export function postcodesFrom(text: string, count: number): Postcode[] {
  const start = readStart(text);
  if (start === null) return [];
  const { district, sector, letter } = start;
  return Array.from({ length: count }, (_, index) => {
    const first = letter ?? UNIT_LETTERS[(index * 7) % UNIT_LETTERS.length];
    const second = UNIT_LETTERS[(index * 3) % UNIT_LETTERS.length];
    return readPostcode(`${district} ${sector ?? 1 + (index % 9)}${first}${second}`);
  }).filter((postcode) => postcode !== null);
}

interface PostcodeStart {
  readonly district: string;
  readonly sector: string | undefined;
  readonly letter: string | undefined;
}

/** Parses LE1, LE1 3 or LE1 3H. LE13 means the district if it exists, and otherwise LE1 3. */
function readStart(text: string): PostcodeStart | null {
  const upper = text.trim().toUpperCase();
  const compact = upper.replaceAll(/\s/g, '');
  const [, whole] = /^([A-Z]{1,2}\d[A-Z\d]?)$/.exec(upper) ?? [];
  if (whole !== undefined && (isListed(whole) || !/\d\d$/.test(whole))) {
    return startIn({ district: whole, sector: undefined, letter: undefined });
  }
  const [, district, sector, letter] = /^([A-Z]{1,2}\d[A-Z\d]?)(\d)([A-Z])?$/.exec(compact) ?? [];
  return district === undefined ? null : startIn({ district, sector, letter });
}

const startIn = (start: PostcodeStart): PostcodeStart | null =>
  postTownOf(start.district) === null ? null : start;
