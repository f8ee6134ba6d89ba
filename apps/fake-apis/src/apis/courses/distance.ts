/** Degrees north and east. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres, with one decimal. */
export function distanceBetween(from: LatLng, to: LatLng): number {
  const halfChord =
    haversine(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(to.lng - from.lng);
  const km = 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(halfChord));
  return Math.round(km * 10) / 10;
}

const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
