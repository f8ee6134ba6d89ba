import { plainLine } from './plain.ts';

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A line that somebody wrote, as part of a sentence of the hub: right-to-left words must not turn the
 * words and numbers around them. The marks do in labels and messages what `<bdi>` does in HTML.
 */
export function isolated(written: string): string {
  const line = plainLine(written);
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}
