interface Touch {
  readonly x: number;
  readonly y: number;
  /** Milliseconds on any clock. */
  readonly at: number;
}

/** Longer than that is reading and scrolling (milliseconds). */
const QUICK_MS = 400;
/** Shorter than that is a tap that slipped (CSS pixels). */
const FAR = 40;

/**
 * What a quick vertical swipe does to the place: up is the next one, down the one before, anything
 * else nothing.
 */
export function swipe(from: Touch, to: Touch): -1 | 0 | 1 {
  const up = from.y - to.y;
  const isVertical = Math.abs(up) > 2 * Math.abs(from.x - to.x);
  if (!isVertical || Math.abs(up) < FAR || to.at - from.at > QUICK_MS) return 0;
  return up > 0 ? 1 : -1;
}
