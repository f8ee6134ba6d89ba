import { boundsOf, type LatLng } from '@applicant-hub/domain';
import type { FitBoundsOptions, LatLngBoundsLiteral, MapOptions } from 'leaflet';

/**
 * Maximum zoom level that is set automatically, so that the surroundings of a place are visible.
 */
const NEAREST_ZOOM = 8;

export interface Handling {
  /** Whether the user prefers reduced motion. */
  readonly calm: boolean;
  /** Whether the pointer is a finger. */
  readonly touch: boolean;
}

/**
 * A scroll wheel or a single finger scrolls the page, even over the map; two fingers move the map.
 */
export const mapOptions = ({ calm, touch }: Handling): MapOptions => ({
  center: [54.27484, -2.20565],
  zoom: 6,
  // Allows a half zoom level for a view that fits all places. With whole levels, a small map would
  // show half of Europe, with a single marker for all places.
  zoomSnap: 0.5,
  scrollWheelZoom: false,
  dragging: !touch,
  inertia: !calm,
  zoomAnimation: !calm,
  fadeAnimation: !calm,
  markerZoomAnimation: !calm,
  // The hub adds both controls with its own texts.
  zoomControl: false,
  attributionControl: false,
});

export function viewOf(
  places: readonly LatLng[],
): { bounds: LatLngBoundsLiteral; options: FitBoundsOptions } | null {
  const bounds = boundsOf(places);
  return (
    bounds && {
      bounds: [
        [bounds.southWest.lat, bounds.southWest.lng],
        [bounds.northEast.lat, bounds.northEast.lng],
      ],
      options: { maxZoom: NEAREST_ZOOM, animate: false },
    }
  );
}
