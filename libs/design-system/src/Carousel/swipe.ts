interface Touch {
  readonly x: number;
  readonly y: number;
  /** Time in milliseconds, from any clock. */
  readonly at: number;
}

/** A slower swipe is scrolling while reading (milliseconds). */
const QUICK_MS = 400;
/** A shorter distance is an imprecise tap (CSS pixels). */
const FAR = 40;

/**
 * Index change of a quick vertical swipe: up moves to the next slide, down to the previous one; any
 * other swipe returns 0.
 */
export function swipe(from: Touch, to: Touch): -1 | 0 | 1 {
  const up = from.y - to.y;
  const isVertical = Math.abs(up) > 2 * Math.abs(from.x - to.x);
  if (!isVertical || Math.abs(up) < FAR || to.at - from.at > QUICK_MS) return 0;
  return up > 0 ? 1 : -1;
}
