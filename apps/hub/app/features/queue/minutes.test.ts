import { expect, it } from 'vitest';
import { clockOf, passedMark, wholeMinutes } from './minutes.ts';

it.each([
  [600_000, 10, '10:00', null],
  [599_001, 10, '10:00', null],
  [300_001, 6, '5:01', null],
  [300_000, 5, '5:00', null],
  [299_999, 5, '5:00', 5],
  [120_000, 2, '2:00', 5],
  [119_999, 2, '2:00', 2],
  [60_000, 1, '1:00', 2],
  [59_999, 0, '1:00', 1],
  [1, 0, '0:01', 1],
])(
  '%d ms are shown as %d minutes in the text and as %s on the clock, and the last passed mark is %s',
  (ms, words, clock, mark) => {
    expect(wholeMinutes(ms)).toBe(words);
    expect(clockOf(ms)).toBe(clock);
    expect(passedMark(ms)).toBe(mark);
  },
);
