import { plainLine } from './plain.ts';

const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Isolates a user's line within a sentence of the hub, so that right-to-left words do not reorder
 * the words and numbers around them. The marks have the effect of `<bdi>` in labels and messages.
 */
export function isolated(written: string): string {
  const line = plainLine(written);
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}
