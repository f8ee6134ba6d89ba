import { towns, type Town } from '../places/towns.ts';
import type { Box } from './clip.ts';
import { project, TILE } from './mercator.ts';

export interface Label {
  readonly text: string;
  /** Position in pixels on the map of the whole world at the zoom level. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The name of a town is next to a dot. The name of a country is centred on its position. */
  readonly kind: 'town' | 'country';
  /** The side of the dot that the name is on. */
  readonly side: 'left' | 'right';
}

/** The zoom levels that show the names of countries, and the first level with towns. */
const COUNTRIES_FROM = 5;
const COUNTRIES_TO = 7;
const TOWNS_FROM = 6;

/** The names of these towns are placed first. */
const capitals = [
  'London',
  'Edinburgh',
  'Cardiff',
  'Belfast',
  'Glasgow',
  'Birmingham',
  'Manchester',
];
const cities = ['Leeds', 'Bristol', 'Newcastle upon Tyne', 'Southampton', 'Liverpool', 'Norwich'];
const firstNamed = [...capitals, ...cities];

/** Positions of the names of countries. */
const countries: readonly (readonly [name: string, lat: number, lng: number])[] = [
  ['Scotland', 57.15, -4.6],
  ['England', 52.75, -1.55],
  ['Wales', 52.35, -3.75],
  ['Northern Ireland', 54.68, -6.9],
  ['Ireland', 53.1, -8],
  ['France', 48.2, 0.6],
  ['Belgium', 50.75, 4.3],
  ['Netherlands', 52.3, 5.6],
];

/** Average width of a letter and height of a line, as multiples of the font size. */
const LETTER = 0.58;
const LINE = 1.25;

const DOT = 7;
const known = new Map<number, readonly Label[]>();

/**
 * The names at a zoom level. Names do not overlap: the names of large towns are placed first, and a
 * name is left out at zoom levels where it does not fit.
 */
export function labelsAt(zoom: number): readonly Label[] {
  const drawn = known.get(zoom);
  if (drawn !== undefined) return drawn;
  const shown: Label[] = [];
  const hasRoom = (label: Label) => shown.every((other) => !overlap(boxOf(label), boxOf(other)));
  for (const label of [...townLabels(zoom), ...countryLabels(zoom)]) {
    const sides = [label, { ...label, side: 'left' as const }];
    const placed = sides.find(hasRoom);
    if (placed !== undefined) shown.push(placed);
  }
  known.set(zoom, shown);
  return shown;
}

function townLabels(zoom: number): Label[] {
  if (zoom < TOWNS_FROM) return [];
  return towns
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .flatMap(({ name, latlon, providers }) =>
      latlon === null
        ? []
        : {
            ...at(latlon.lat, latlon.lng, zoom),
            text: name,
            kind: 'town',
            side: 'right',
            size: Math.min(16, 10.5 + (zoom - TOWNS_FROM) * 0.75 + Math.min(providers, 4) * 0.35),
          },
    );
}

/** Priority of a town when there is not enough room. */
function rankOf({ name, providers }: Town): number {
  const place = firstNamed.indexOf(name);
  return place === -1 ? providers : 1_000 - place;
}

function countryLabels(zoom: number): Label[] {
  if (zoom < COUNTRIES_FROM || zoom > COUNTRIES_TO) return [];
  return countries.map(([text, lat, lng]) => ({
    ...at(lat, lng, zoom),
    text,
    kind: 'country',
    side: 'right',
    size: 8 + (zoom - COUNTRIES_FROM) * 2,
  }));
}

function at(lat: number, lng: number, zoom: number): { x: number; y: number } {
  const [x, y] = project(lng, lat);
  const world = TILE * 2 ** zoom;
  return { x: x * world, y: y * world };
}

export function boxOf({ text, x, y, size, kind, side }: Label): Box {
  const width = text.length * size * LETTER;
  const half = (size * LINE) / 2;
  const [before, after] = kind === 'country' ? [width * 0.75, width * 0.75] : [DOT, DOT + width];
  const [left, right] = side === 'right' ? [before, after] : [after, before];
  return { left: x - left, right: x + right, top: y - half, bottom: y + half };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
