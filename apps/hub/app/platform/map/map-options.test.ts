import { describe, expect, it } from 'vitest';
import { mapOptions, viewOf } from './map-options.ts';

const usual = { calm: false, touch: false };

describe('what Leaflet is told', () => {
  it('[FAV-43] to begin at zoom 6 with 54.27484, -2.20565 in the middle', () => {
    expect(mapOptions(usual)).toMatchObject({ zoom: 6, center: [54.27484, -2.20565] });
  });

  it.each([
    usual,
    { ...usual, calm: true },
    { ...usual, touch: true },
    { calm: true, touch: true },
  ])('[FAV-44] to leave the scroll wheel alone: %o', (handling) => {
    expect(mapOptions(handling).scrollWheelZoom).toBe(false);
  });

  it('to leave one finger alone, which scrolls the page too', () => {
    expect(mapOptions({ ...usual, touch: true }).dragging).toBe(false);
    expect(mapOptions(usual).dragging).toBe(true);
  });

  it('to move without motion for who wants it so', () => {
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

describe('the view of some places', () => {
  it('[FAV-45] is the bounds around them and half as much again on each side', () => {
    const view = viewOf([
      { lat: 51, lng: -4 },
      { lat: 55, lng: -2 },
    ]);
    expect(view?.bounds).toEqual([
      [49, -5],
      [57, -1],
    ]);
  });

  it('[FAV-43] is the one that the map begins with when there are none', () => {
    expect(viewOf([])).toBeNull();
  });
});
