/** A closed line: alternating x and y. */
export type Ring = readonly number[] | Float64Array;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The part of a ring that is inside a box (Sutherland–Hodgman). If a ring leaves the box and
 * returns, the result has a line along the edge, so make the box larger than the visible area.
 */
export function clipRing(ring: Ring, { left, top, right, bottom }: Box): readonly number[] {
  let points: Ring = ring;
  points = cut(points, 0, left, 1);
  points = cut(points, 0, right, -1);
  points = cut(points, 1, top, 1);
  return cut(points, 1, bottom, -1);
}

/** Removes the points beyond an edge. `side` 1 preserves greater values, -1 smaller values. */
function cut(points: Ring, axis: 0 | 1, edge: number, side: 1 | -1): readonly number[] {
  const saved: number[] = [];
  const { length } = points;
  let lastX = points[length - 2] ?? 0;
  let lastY = points[length - 1] ?? 0;
  let lastIn = side * ((axis === 0 ? lastX : lastY) - edge) >= 0;
  for (let index = 0; index < length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    const isIn = side * ((axis === 0 ? x : y) - edge) >= 0;
    if (isIn !== lastIn) {
      const [from, to] = axis === 0 ? [lastX, x] : [lastY, y];
      const part = (edge - from) / (to - from);
      saved.push(lastX + (x - lastX) * part, lastY + (y - lastY) * part);
    }
    if (isIn) saved.push(x, y);
    [lastX, lastY, lastIn] = [x, y, isIn];
  }
  return saved;
}
