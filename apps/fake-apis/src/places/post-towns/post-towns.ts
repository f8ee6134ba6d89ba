import { oneOf } from '#src/apis/courses/chance.ts';
import { englandMiddle } from './england-middle.ts';
import { englandNorth } from './england-north.ts';
import { englandSouth } from './england-south.ts';
import { channelIslands, isleOfMan } from './islands.ts';
import { london } from './london.ts';
import { northernIreland } from './northern-ireland.ts';
import { scotland } from './scotland.ts';
import { wales } from './wales.ts';

/** A place in postal addresses. Places and districts are real. */
export interface PostTown {
  /** The part of the post town; empty when it has no name. */
  readonly locality: string;
  readonly town: string;
  readonly county: string;
  /** A country of the United Kingdom, or a nearby island. */
  readonly country: string;
  /** For example LE1. Every place has at least one district. */
  readonly districts: readonly [string, ...string[]];
}

const tables: readonly (readonly [country: string, table: string])[] = [
  ['England', englandNorth],
  ['England', englandMiddle],
  ['England', englandSouth],
  ['England', london],
  ['Northern Ireland', northernIreland],
  ['Scotland', scotland],
  ['Wales', wales],
  ['Channel Islands', channelIslands],
  ['Isle of Man', isleOfMan],
];

export const postTowns: readonly PostTown[] = tables.flatMap(([country, table]) =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => readCounty(country, line)),
);

const byDistrict: ReadonlyMap<string, PostTown> = new Map(
  postTowns.flatMap((place) => place.districts.map((name) => [withoutLetter(name), place])),
);

const byArea = Map.groupBy(postTowns, ({ districts: [district] }) => areaOf(district));

/**
 * The post town of a district, or another town in the area for an unlisted district; null when the
 * area does not exist.
 */
export function postTownOf(district: string): PostTown | null {
  const known = byDistrict.get(withoutLetter(district));
  if (known !== undefined) return known;
  const [first, ...others] = byArea.get(areaOf(district)) ?? [];
  return first === undefined ? null : oneOf(district, [first, ...others]);
}

export const isListed = (district: string): boolean => byDistrict.has(withoutLetter(district));

/** Removes the last letter: EC1A and EC1V are parts of the district EC1. */
function withoutLetter(district: string): string {
  return district.replace(/(?<=\d)[A-Z]$/, '');
}

function areaOf(district: string): string {
  return district.replace(/\d.*$/, '');
}

/** Parses a line such as `Rutland: Oakham LE15, Uppingham in Oakham LE15`. */
function readCounty(country: string, line: string): PostTown[] {
  const [county = '', places = ''] = line.split(': ');
  return places.split(', ').map((place) => {
    const [, name, first, others = ''] =
      /^(.+?) ([A-Z]{1,2}\d[A-Z\d]?)((?: [A-Z]{1,2}\d[A-Z\d]?)*)$/.exec(place) ?? [];
    if (name === undefined || first === undefined) throw new Error(`"${place}" has no district`);
    const [locality = '', town] = name.split(' in ');
    return {
      locality: town === undefined ? '' : locality,
      town: town ?? locality,
      county,
      country,
      districts: [first, ...others.split(' ').filter((district) => district !== '')],
    };
  });
}
