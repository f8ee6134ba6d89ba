import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';
import { byDistance, distanceKm } from './distance.ts';
import { toPlace } from './place.ts';
import { projectUk, ukDrawing } from './project.ts';

const leicester = { lat: 52.6369, lng: -1.1398 };
const london = { lat: 51.5074, lng: -0.1278 };
const edinburgh = { lat: 55.9533, lng: -3.1883 };
const belfast = { lat: 54.5973, lng: -5.9301 };
const seed = 20_270_920;

describe('toPlace', () => {
  it.each([
    ['the sea at 0,0, the result of a failed geocode', 0, 0],
    ['the sea at -0,0', -0, 0],
    ['a latitude that is not a number', NaN, -1],
    ['a longitude that is not a number', 52, NaN],
    ['north of the pole', 90.1, 0.1],
    ['too far east', 52, 180.1],
    ['an infinite latitude', Infinity, 0],
  ])('invalid coordinates are not a place: %s', (_name, lat, lng) => {
    expect(toPlace(lat, lng)).toBeNull();
  });

  it.each([
    ['Greenwich', 51.4779, 0],
    ['the equator', 0, 32.5],
    ['the pole', -90, 180],
  ])('valid coordinates are a place: %s', (_name, lat, lng) => {
    expect(toPlace(lat, lng)).toEqual({ lat, lng });
  });
});

describe('distanceKm', () => {
  it.each([
    ['London to Edinburgh', london, edinburgh, 534],
    ['London to Belfast', london, belfast, 518],
    ['Leicester to London', leicester, london, 143],
    ['Leicester to Leicester', leicester, leicester, 0],
    ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015],
    ['over the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111],
  ])('the distance is correct: %s', (_name, from, to, km) => {
    expect(Math.round(distanceKm(from, to))).toBe(km);
  });

  it("the distance is the same in both directions, and at most half the earth's circumference", () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6);
        expect(distanceKm(one, other)).toBeLessThan(20_016);
      }),
      { seed },
    );
  });
});

it('byDistance puts the nearest first and unknown distances last', () => {
  const distances = [null, 30, 0, null, 4].map((distance) => ({ distance }));
  expect(distances.sort(byDistance).map(({ distance }) => distance)).toEqual([
    0,
    4,
    30,
    null,
    null,
  ]);
});

describe('boundsOf', () => {
  it('[FAV-45] the bounds have a margin of half the extent of the markers on every side', () => {
    expect(
      boundsOf([
        { lat: 52, lng: -2 },
        { lat: 54, lng: 0 },
        { lat: 53, lng: -6 },
      ]),
    ).toEqual({ southWest: { lat: 51, lng: -9 }, northEast: { lat: 55, lng: 3 } });
  });

  it('the bounds of one place are the place itself, and an empty list has no bounds', () => {
    expect(boundsOf([leicester])).toEqual({ southWest: leicester, northEast: leicester });
    expect(boundsOf([])).toBeNull();
  });
});

describe('projectUk', () => {
  it('the upper left corner of the drawing is 0,0', () => {
    const corner = projectUk({ lat: ukDrawing.north, lng: ukDrawing.west });
    expect(corner.x).toBeCloseTo(0);
    expect(corner.y).toBeCloseTo(0);
    expect(projectUk({ lat: 52, lng: ukDrawing.east }).x).toBeCloseTo(ukDrawing.width);
  });

  it.each([
    ['Kirkwall', { lat: 58.981, lng: -2.96 }],
    ['Lizard Point', { lat: 49.959, lng: -5.206 }],
    ['Ness Point', { lat: 52.481, lng: 1.763 }],
    ['Tearaght Island', { lat: 52.076, lng: -10.66 }],
  ])('the place %s is on the drawing', (_name, place) => {
    const { x, y } = projectUk(place);
    expect(x > 0 && x < ukDrawing.width && y > 0 && y < ukDrawing.height).toBe(true);
  });

  it('north is up and west is left on the drawing', () => {
    expect(projectUk(edinburgh).y).toBeLessThan(projectUk(leicester).y);
    expect(projectUk(belfast).x).toBeLessThan(projectUk(edinburgh).x);
  });

  it('near a place, north and east have the same scale on the ground', () => {
    const step = 0.001;
    const { lat, lng } = leicester;
    const here = projectUk(leicester);
    const north = here.y - projectUk({ lat: lat + step, lng }).y;
    const east = projectUk({ lat, lng: lng + step }).x - here.x;
    expect(east / north).toBeCloseTo(Math.cos((lat * Math.PI) / 180), 3);
  });
});
