interface Touch {
  readonly x: number;
  readonly y: number;
  /** Time in milliseconds, from any clock. */
  readonly at: number;
}

/** Maximum duration of a swipe in milliseconds. A slower movement is a scroll while reading. */
const QUICK_MS = 400;
/** Minimum distance of a swipe in CSS pixels. A shorter movement is an imprecise tap. */
const FAR = 40;

/**
 * Index offset for a quick vertical swipe. A swipe up returns 1 (next slide), a swipe down returns
 * -1 (previous slide), and any other swipe returns 0.
 */
export function swipe(from: Touch, to: Touch): -1 | 0 | 1 {
  const up = from.y - to.y;
  const isVertical = Math.abs(up) > 2 * Math.abs(from.x - to.x);
  if (!isVertical || Math.abs(up) < FAR || to.at - from.at > QUICK_MS) return 0;
  return up > 0 ? 1 : -1;
}
