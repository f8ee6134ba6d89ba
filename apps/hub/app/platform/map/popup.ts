import type { LivePlace } from './live-place.ts';
import * as css from './leaflet-map.css.ts';

/** Data is always inserted as text, never as HTML. */
export function popupContent({ name, href, distance }: LivePlace): HTMLElement {
  const content = document.createElement('div');
  const link = document.createElement('a');
  link.className = css.link;
  link.href = href;
  link.textContent = name;
  content.append(link);
  if (distance !== null) {
    const line = document.createElement('p');
    line.className = css.distance;
    line.textContent = distance;
    content.append(line);
  }
  return content;
}
