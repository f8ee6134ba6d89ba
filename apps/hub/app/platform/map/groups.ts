import { projectUk, ukDrawing, type DrawingPoint } from '@applicant-hub/domain';
import type { PlacedPlace } from './places.ts';

/**
 * The radius of a marker's target, in units of the drawing: 24 px in diameter when the drawing is
 * 190 px wide, as on a phone.
 */
export const TARGET_RADIUS = 19;

export interface MarkerGroup {
  readonly at: DrawingPoint;
  /** One place, or several places that are too close together for separate markers. */
  readonly places: readonly [PlacedPlace, ...PlacedPlace[]];
}

export function groupMarkers(places: readonly PlacedPlace[]): MarkerGroup[] {
  const groups: { at: DrawingPoint; places: [PlacedPlace, ...PlacedPlace[]] }[] = [];
  for (const place of places) {
    const at = withinDrawing(projectUk(place.place));
    const near = groups.find(
      (group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < 2 * TARGET_RADIUS,
    );
    if (near) near.places.push(place);
    else groups.push({ at, places: [place] });
  }
  return groups;
}

const withinDrawing = ({ x, y }: DrawingPoint): DrawingPoint => ({
  x: within(x, ukDrawing.width),
  y: within(y, ukDrawing.height),
});

const within = (value: number, size: number) =>
  Math.min(size - TARGET_RADIUS, Math.max(TARGET_RADIUS, value));
