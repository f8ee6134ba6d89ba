import { boundsOf, type LatLng } from '@applicant-hub/domain';
import type { FitBoundsOptions, LatLngBoundsLiteral, MapOptions } from 'leaflet';

/** The map does not zoom in further automatically, so that the surroundings stay visible. */
const NEAREST_ZOOM = 8;

export interface Handling {
  /** The user prefers reduced motion. */
  readonly calm: boolean;
  /** The pointer is a finger. */
  readonly touch: boolean;
}

/**
 * Options for Leaflet. A wheel or one finger over the map scrolls the page; two fingers move the
 * map.
 */
export const mapOptions = ({ calm, touch }: Handling): MapOptions => ({
  center: [54.27484, -2.20565],
  zoom: 6,
  // A view that fits all places may have a half zoom level. On a small map, a whole level would
  // show half of Europe, with one marker for all places.
  zoomSnap: 0.5,
  scrollWheelZoom: false,
  dragging: !touch,
  inertia: !calm,
  zoomAnimation: !calm,
  fadeAnimation: !calm,
  markerZoomAnimation: !calm,
  // The hub adds both with its own texts.
  zoomControl: false,
  attributionControl: false,
});

/** The initial view, and the view after the places change; null leaves it unchanged. */
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
