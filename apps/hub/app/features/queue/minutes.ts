const MINUTE_MS = 60_000;

/**
 * Minutes for the text. They are rounded up, so that the wait is never longer than stated. 0 means
 * less than one minute.
 */
export const wholeMinutes = (leftMs: number): number =>
  leftMs < MINUTE_MS ? 0 : Math.ceil(leftMs / MINUTE_MS);

/** Remaining minutes at which the time is announced. The time on the screen changes more often. */
const marks = [1, 2, 5];

export const passedMark = (leftMs: number): number | null =>
  marks.find((minutes) => leftMs < minutes * MINUTE_MS) ?? null;

export function clockOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
