import type { Map as LeafletMap } from 'leaflet';

/**
 * Adds missing keyboard support to Leaflet: Escape closes a popup from anywhere, and the space bar
 * presses a button.
 */
export function addKeyboard(map: LeafletMap): void {
  map.getContainer().addEventListener('keydown', (event) => {
    if (event.key === 'Escape') map.closePopup();
    const button = event.target;
    if (
      event.key === ' ' &&
      button instanceof HTMLElement &&
      button.getAttribute('role') === 'button'
    ) {
      // Otherwise the page would scroll.
      event.preventDefault();
      button.click();
    }
  });
}
