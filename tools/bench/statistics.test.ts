import { describe, expect, it } from 'vitest';
import { median, percentile, shareWithin } from './statistics.ts';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('the median of an empty list is an error', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('a percentile', () => {
  it.each([
    [0, 1],
    [50, 51],
    [99, 100],
    [100, 101],
  ])('percentile %d of the numbers 1 to 101 is %d', (rank, expected) => {
    const values = Array.from({ length: 101 }, (_, index) => 101 - index);
    expect(percentile(values, rank)).toBe(expected);
  });
});

describe('the share within a bound', () => {
  it('the share within a bound includes values at the bound, and excludes infinite values', () => {
    expect(shareWithin([100, 200, 201, Infinity], 200)).toBe(0.5);
  });

  it('the share of an empty list is an error', () => {
    expect(() => shareWithin([], 200)).toThrow(RangeError);
  });
});
