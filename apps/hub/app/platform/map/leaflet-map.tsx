import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster';
import { m } from '@applicant-hub/copy';
import { useEffect, useRef, useState } from 'react';
import { MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { addKeyboard } from './keyboard.ts';
import type { LiveMapProps, LivePlace } from './live-place.ts';
import { mapOptions, viewOf } from './map-options.ts';
import { clusterIcon, markerFor } from './markers.ts';
import * as css from './leaflet-map.css.ts';

/**
 * Distance within which markers are merged, so that markers never overlap and each can be pressed
 * with a finger (CSS pixels). Between two whole zoom levels the distance is multiplied by 0.7: 35
 * px, for markers of 34 px.
 */
const CLUSTER_RADIUS = 50;

export function LeafletMap({ places, tileUrl, label, onReady }: LiveMapProps) {
  const [handling] = useState(() => ({
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    touch: matchMedia('(pointer: coarse)').matches,
  }));
  const isReported = useRef(false);
  const reportOnce = () => {
    if (isReported.current) return;
    isReported.current = true;
    onReady();
  };
  return (
    <MapContainer {...mapOptions(handling)} className={css.map}>
      <ZoomControl
        position="bottomright"
        zoomInTitle={m.map_zoom_in()}
        zoomOutTitle={m.map_zoom_out()}
      />
      <TileLayer url={tileUrl} className={css.tile} eventHandlers={{ tileload: reportOnce }} />
      <Handling label={label} calm={handling.calm} />
      <Places places={places} />
    </MapContainer>
  );
}

/** Keyboard and screen reader support for the map. */
function Handling({ label, calm }: { label: string; calm: boolean }) {
  const map = useMap();
  useEffect(() => {
    const element = map.getContainer();
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', label);
  }, [map, label]);
  useEffect(() => addKeyboard(map), [map]);
  useEffect(() => {
    if (calm) jumpByKeys(map);
  }, [map, calm]);
  return null;
}

/**
 * Disables the animation when the map is moved with the keyboard. Leaflet has no option for this.
 */
function jumpByKeys(map: L.Map): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}

function Places({ places }: { places: readonly LivePlace[] }) {
  const map = useMap();
  useEffect(() => {
    const all = places.map(markerFor);
    const markers = L.markerClusterGroup({
      animate: false,
      showCoverageOnHover: false,
      maxClusterRadius: CLUSTER_RADIUS,
      iconCreateFunction: (cluster) => clusterIcon(map, cluster, all),
      spiderLegPolylineOptions: { className: css.leg },
    }).addTo(map);
    markers.addLayers(all);
    const view = viewOf(places.map(({ place }) => place));
    if (view) map.fitBounds(view.bounds, view.options);
    return () => void markers.remove();
  }, [map, places]);
  return null;
}
