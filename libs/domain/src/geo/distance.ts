import type { LatLng } from '../discovery/types.ts';

/** The earth's mean radius. */
const EARTH_KM = 6371.0088;

export function distanceKm(from: LatLng, to: LatLng): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord =
    halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  // Rounding can raise this value just above 1 for opposite points of the earth.
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const KM_PER_MILE = 1.609344;

/** Whole miles, the usual unit of distance in the UK. */
export const milesOf = (km: number): number => Math.round(km / KM_PER_MILE);

interface Distant {
  readonly distance: number | null;
}

export const byDistance = (one: Distant, other: Distant): number => {
  if (one.distance === other.distance) return 0;
  if (one.distance === null) return 1;
  return other.distance === null ? -1 : one.distance - other.distance;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;
