import { ukDrawing } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { groupMarkers, TARGET_RADIUS } from './groups.ts';
import type { PlacedPlace } from './places.ts';

const at = (name: string, lat: number, lng: number): PlacedPlace => ({
  id: name,
  number: 1,
  name,
  href: `/${name}`,
  place: { lat, lng },
  distance: null,
});

const namesOf = (places: readonly PlacedPlace[]) =>
  groupMarkers(places).map((group) => group.places.map(({ name }) => name));

describe('groupMarkers', () => {
  it('places that would overlap share one marker', () => {
    expect(
      namesOf([
        at('UCL', 51.525, -0.134),
        at('Aberdeen', 57.165, -2.099),
        at('Imperial', 51.499, -0.175),
        at('Bristol', 51.458, -2.603),
      ]),
    ).toEqual([['UCL', 'Imperial'], ['Aberdeen'], ['Bristol']]);
  });

  it('markers are far enough apart to be pressed separately', () => {
    const everywhere = Array.from({ length: 400 }, (_, index) =>
      at(`${index}`, 50 + (index % 20) / 2.5, -8 + Math.floor(index / 20) / 2),
    );
    const groups = groupMarkers(everywhere);
    expect(groups.flatMap(({ places }) => places)).toHaveLength(400);
    for (const [index, { at: one }] of groups.entries()) {
      for (const { at: other } of groups.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
          2 * TARGET_RADIUS,
        );
      }
    }
  });

  it.each([
    ['Shetland', 60.155, -1.145],
    ['Jersey', 49.19, -2.11],
    ['Malta', 35.9, 14.5],
  ])('a place outside the drawing is moved to the edge of the drawing: %s', (name, lat, lng) => {
    const [group] = groupMarkers([at(name, lat, lng)]);
    expect(group?.at.x).toBeGreaterThanOrEqual(TARGET_RADIUS);
    expect(group?.at.x).toBeLessThanOrEqual(ukDrawing.width - TARGET_RADIUS);
    expect([TARGET_RADIUS, ukDrawing.height - TARGET_RADIUS]).toContain(group?.at.y);
  });
});
