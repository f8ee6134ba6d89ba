import { describe, expect, it } from 'vitest';
import { profileScore, profileTotal } from './profile.ts';

describe('profileScore', () => {
  for (const [given, shown] of [
    [0, 0],
    [4, 4],
    [6, 6],
    [7, 6],
    [-1, 0],
    [3.9, 3],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 6],
  ] as const) {
    it(`[SH-49] ${String(given)} is shown as ${shown} of ${profileTotal}`, () => {
      expect(profileScore(given)).toBe(shown);
      expect(profileTotal).toBe(6);
    });
  }
});
