const MINUTE_MS = 60_000;

/** Minutes for words: rounded up, so that nobody waits longer than was said; 0 is less than one. */
export const wholeMinutes = (leftMs: number): number =>
  leftMs < MINUTE_MS ? 0 : Math.ceil(leftMs / MINUTE_MS);

/** When the time left is said to whoever listens; less often than it changes (minutes). */
const marks = [1, 2, 5];

/** The mark that was passed last; null before the first. */
export const passedMark = (leftMs: number): number | null =>
  marks.find((minutes) => leftMs < minutes * MINUTE_MS) ?? null;

/** Minutes and seconds as a clock shows them. */
export function clockOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
