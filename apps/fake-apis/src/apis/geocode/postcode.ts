import { chanceOf } from '../courses/chance.ts';
import { postcodeAreas, postcodeDistricts, type Position } from './postcode-areas.ts';

export interface Postcode {
  /** LE */
  readonly area: string;
  /** LE1 */
  readonly district: string;
  /** LE1 3HP */
  readonly full: string;
}

/** Parses a postcode in any case, with or without its space; null when it is invalid. */
export function readPostcode(text: string): Postcode | null {
  const match = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(
    text.toUpperCase().replaceAll(/\s/g, ''),
  );
  if (match === null) return null;
  const [, area = '', district = '', unit = ''] = match;
  return { area, district: area + district, full: `${area}${district} ${unit}` };
}

/**
 * Maximum offset in degrees: of a district from the centre of its area, and of a unit from the
 * centre of its district.
 */
const DISTRICT_SPREAD = 0.04;
const UNIT_SPREAD = 0.003;

/**
 * The approximate place of a postcode; null when the area does not exist. The result is
 * deterministic.
 */
export function locate({ area, district, full }: Postcode): Position | null {
  const known = postcodeDistricts[district];
  if (known !== undefined) return shifted(known, full, UNIT_SPREAD);
  const middle = postcodeAreas[area];
  if (middle === undefined) return null;
  return shifted(shifted(middle, district, DISTRICT_SPREAD), full, UNIT_SPREAD);
}

/**
 * Moves a position by up to `spread` degrees in each direction. The result depends only on the key.
 */
function shifted([lat, lng]: Position, key: string, spread: number): Position {
  const off = (axis: string) => (chanceOf(`${axis} ${key}`) * 2 - 1) * spread;
  return [round(lat + off('lat')), round(lng + off('lng'))];
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
