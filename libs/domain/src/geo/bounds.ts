import type { LatLng } from '../discovery/types.ts';

export interface Bounds {
  readonly southWest: LatLng;
  readonly northEast: LatLng;
}

/** The margin around the markers, as a fraction of their extent, on every side (FAV-45). */
const PADDING = 0.5;

export function boundsOf(places: readonly LatLng[]): Bounds | null {
  if (places.length === 0) return null;
  const [south, north] = padded(places.map(({ lat }) => lat));
  const [west, east] = padded(places.map(({ lng }) => lng));
  return { southWest: { lat: south, lng: west }, northEast: { lat: north, lng: east } };
}

function padded(values: readonly number[]): [least: number, most: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least) * PADDING;
  return [least - room, most + room];
}
