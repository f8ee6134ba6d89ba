import { m } from '@applicant-hub/copy';
import L from 'leaflet';
import type { LivePlace } from './live-place.ts';
import { nameAll } from './places.ts';
import { popupContent } from './popup.ts';
import * as css from './leaflet-map.css.ts';

/** Size of a marker, and the distance from its middle down to its tip (CSS pixels). */
const SIZE = 30;
const TIP = 20;

/** Width of the text in a popup, in CSS pixels. On a phone the map is not much wider. */
const POPUP_WIDTH = 190;

class NamedIcon extends L.DivIcon {
  readonly #name: string;

  /** @param shift offset of the tip from the marker's own position */
  constructor(name: string, text: number, className: string, shift = L.point(0, 0)) {
    const html = document.createElement('span');
    html.textContent = String(text);
    super({
      html,
      className,
      iconSize: [SIZE, SIZE],
      iconAnchor: L.point(SIZE / 2, SIZE / 2 + TIP).subtract(shift),
      popupAnchor: [0, -SIZE / 2 - TIP],
    });
    this.#name = name;
  }

  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    const element = super.createIcon(oldIcon);
    element.setAttribute('aria-label', this.#name);
    return element;
  }
}

export function markerFor(place: LivePlace): L.Marker {
  const { number, name } = place;
  const marker = L.marker([place.place.lat, place.place.lng], {
    icon: new NamedIcon(m.map_marker({ number, name }), number, css.marker),
    alt: name,
    riseOnHover: true,
  });
  marker.bindPopup(() => popupContent(place), { maxWidth: POPUP_WIDTH, autoPanPadding: [16, 16] });
  marker.on('popupopen', ({ popup }: L.PopupEvent) => {
    const element = popup.getElement();
    element
      ?.querySelector('.leaflet-popup-close-button')
      ?.setAttribute('aria-label', m.map_close());
    element?.querySelector<HTMLElement>(`.${css.link}`)?.focus({ preventScroll: true });
  });
  marker.on('popupclose', ({ popup }: L.PopupEvent) => {
    // When the popup is closed, the focus returns to the marker, but only if the popup had the
    // focus or no element has it.
    const focused = document.activeElement;
    if (focused === document.body || popup.getElement()?.contains(focused)) {
      marker.getElement()?.focus({ preventScroll: true });
    }
  });
  return marker;
}

/**
 * The marker for several places, with their number and names. As on the drawn map, it is at the
 * position of the first place, because a marker in the middle would hide the name of a town.
 *
 * @param all markers of single places, in the order of their numbers
 */
export function clusterIcon(
  map: L.Map,
  cluster: L.MarkerCluster,
  all: readonly L.Marker[],
): L.DivIcon {
  const inside = new Set(cluster.getAllChildMarkers());
  const [first, ...others] = all.filter((marker) => inside.has(marker));
  const names = [first, ...others].map((marker) => marker?.options.alt ?? '');
  const name = m.map_cluster({ count: names.length, names: nameAll(names) });
  const middle = map.project(cluster.getLatLng());
  return new NamedIcon(
    name,
    names.length,
    css.cluster,
    first && map.project(first.getLatLng()).subtract(middle),
  );
}
