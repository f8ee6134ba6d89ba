import { boundsOf, type LatLng } from '@applicant-hub/domain';
import type { FitBoundsOptions, LatLngBoundsLiteral, MapOptions } from 'leaflet';

/** Nearer than this the map does not go by itself: the surroundings say where a place is. */
const NEAREST_ZOOM = 8;

/** How the map is handled, as far as it depends on the person and the device. */
export interface Handling {
  /** The person has asked for less motion. */
  readonly calm: boolean;
  /** A finger is the pointer. */
  readonly touch: boolean;
}

/**
 * What Leaflet is told. A wheel or one finger that crosses the map scrolls the page; two fingers
 * move the map.
 */
export const mapOptions = ({ calm, touch }: Handling): MapOptions => ({
  center: [54.27484, -2.20565],
  zoom: 6,
  // Steps of a half: on a small map whole ones show half of Europe, and one marker for all places.
  zoomSnap: 0.5,
  scrollWheelZoom: false,
  dragging: !touch,
  inertia: !calm,
  zoomAnimation: !calm,
  fadeAnimation: !calm,
  markerZoomAnimation: !calm,
  // Words of our own take their place.
  zoomControl: false,
  attributionControl: false,
});

/** What the map shows first and after a change of its places; null leaves it where it is. */
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
