import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster';
import { m } from '@applicant-hub/copy';
import { addKeyboard } from './keyboard.ts';
import type { LiveMap, LiveMapSettings, LivePlace } from './live-place.ts';
import { mapOptions, viewOf } from './map-options.ts';
import { markerFor, pickClusterIcon } from './markers.ts';
import * as css from './leaflet-map.css.ts';

/** Markers nearer than this become one, so that a finger hits the right one (CSS pixels). */
const CLUSTER_RADIUS = 60;

/**
 * Puts an interactive map into an element.
 *
 * @param onReady called once the first tile shows; before that, and without tiles, there is
 *   nothing to see
 */
export function addLiveMap(
  host: HTMLElement,
  { tileUrl, label }: LiveMapSettings,
  onReady: () => void,
): LiveMap {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const touch = matchMedia('(pointer: coarse)').matches;
  const element = document.createElement('div');
  element.className = css.map;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
  host.append(element);

  const map = new (calm ? CalmMap : L.Map)(element, mapOptions({ calm, touch }));
  L.control
    .zoom({ position: 'bottomright', zoomInTitle: m.map_zoom_in(), zoomOutTitle: m.map_zoom_out() })
    .addTo(map);
  L.tileLayer(tileUrl, { className: css.tile }).once('tileload', onReady).addTo(map);
  const markers = L.markerClusterGroup({
    animate: false,
    showCoverageOnHover: false,
    maxClusterRadius: CLUSTER_RADIUS,
    iconCreateFunction: pickClusterIcon,
    spiderLegPolylineOptions: { className: css.leg },
  }).addTo(map);
  addKeyboard(map);

  let isRemoved = false;
  return {
    showPlaces(places: readonly LivePlace[]) {
      // Effects that belong to one change may run after the one that took the map away.
      if (isRemoved) return;
      markers.clearLayers();
      markers.addLayers(places.map(markerFor));
      const view = viewOf(places.map(({ place }) => place));
      if (view) map.fitBounds(view.bounds, view.options);
    },
    remove() {
      isRemoved = true;
      map.remove();
      element.remove();
    },
  };
}

/** A map that jumps where others glide: no option of Leaflet's says so for moves by a key. */
class CalmMap extends L.Map {
  override panBy(offset: L.PointExpression, options?: L.PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}
