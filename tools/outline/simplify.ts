import type { DrawingPoint } from '@applicant-hub/domain';

/**
 * Removes points of a closed ring that make no visible difference: the result is never further than
 * `tolerance` from the ring (Douglas–Peucker). The first point is not repeated at the end.
 */
export function simplifyRing(
  ring: readonly DrawingPoint[],
  tolerance: number,
): readonly DrawingPoint[] {
  const [start] = ring;
  if (!start) return [];
  // A ring has no ends, so it is split at its first point and at the point furthest from it.
  const split = furthest(ring, (point) => Math.hypot(point.x - start.x, point.y - start.y)).index;
  const there = simplifyLine(ring.slice(0, split + 1), tolerance);
  const back = simplifyLine([...ring.slice(split), start], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function simplifyLine(line: readonly DrawingPoint[], tolerance: number): readonly DrawingPoint[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  const { index, value } = furthest(line, (point) => distanceToSegment(point, first, last));
  if (value <= tolerance) return [first, last];
  return [
    ...simplifyLine(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(index), tolerance),
  ];
}

function furthest(line: readonly DrawingPoint[], distance: (point: DrawingPoint) => number) {
  return line.reduce(
    (most, point, index) => {
      const value = distance(point);
      return value > most.value ? { index, value } : most;
    },
    { index: 0, value: 0 },
  );
}

function distanceToSegment(point: DrawingPoint, from: DrawingPoint, to: DrawingPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx ** 2 + dy ** 2;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - nearest * dx, point.y - from.y - nearest * dy);
}

/** The area of a closed ring, in square units. */
export function areaOf(ring: readonly DrawingPoint[]): number {
  const doubled = ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
