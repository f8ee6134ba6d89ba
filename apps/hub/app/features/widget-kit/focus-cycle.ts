/**
 * The next stop when Tab would leave a cycle; null when the browser's default next stop is inside
 * the cycle.
 *
 * @param stops the elements that Tab stops at, in order
 * @param active the focused element
 * @param isBackwards whether Shift is pressed
 */
export function nextInCycle<Stop>(
  stops: readonly Stop[],
  active: unknown,
  isBackwards: boolean,
): Stop | null {
  const at = stops.findIndex((stop) => stop === active);
  const end = isBackwards ? 0 : stops.length - 1;
  if (at !== -1 && at !== end) return null;
  return stops.at(isBackwards ? -1 : 0) ?? null;
}
