import { describe, expect, it } from 'vitest';
import { mapOptions, viewOf } from './map-options.ts';

const usual = { calm: false, touch: false };

describe('options for Leaflet', () => {
  it('[FAV-43] the map starts at zoom 6 and is centred at 54.27484, -2.20565', () => {
    expect(mapOptions(usual)).toMatchObject({ zoom: 6, center: [54.27484, -2.20565] });
  });

  it.each([
    usual,
    { ...usual, calm: true },
    { ...usual, touch: true },
    { calm: true, touch: true },
  ])('[FAV-44] the map ignores the scroll wheel: %o', (handling) => {
    expect(mapOptions(handling).scrollWheelZoom).toBe(false);
  });

  it('a single finger does not drag the map, because it scrolls the page', () => {
    expect(mapOptions({ ...usual, touch: true }).dragging).toBe(false);
    expect(mapOptions(usual).dragging).toBe(true);
  });

  it('the map moves without animation for users who prefer reduced motion', () => {
    const { inertia, zoomAnimation, fadeAnimation, markerZoomAnimation } = mapOptions({
      ...usual,
      calm: true,
    });
    expect([inertia, zoomAnimation, fadeAnimation, markerZoomAnimation]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the view for a set of places', () => {
  it('[FAV-45] the view is the bounds of the places, extended by half their size on each side', () => {
    const view = viewOf([
      { lat: 51, lng: -4 },
      { lat: 55, lng: -2 },
    ]);
    expect(view?.bounds).toEqual([
      [49, -5],
      [57, -1],
    ]);
  });

  it('[FAV-43] the view does not change when there are no places', () => {
    expect(viewOf([])).toBeNull();
  });
});
