import type { LatLng } from '../discovery/types.ts';

/**
 * Makes a place from two coordinates in degrees; null when they are invalid. A failed geocoding is
 * stored as 0,0, which is in the sea, so 0,0 is never a place (AMB-34).
 */
export function toPlace(lat: number, lng: number): LatLng | null {
  // NaN fails these comparisons, so it is excluded too.
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth && !(lat === 0 && lng === 0) ? { lat, lng } : null;
}
