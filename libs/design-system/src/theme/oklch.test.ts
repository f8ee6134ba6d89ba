import { expect, it } from 'vitest';
import { toHex, toOklch } from './oklch.ts';

/** Values from CSS Color 4 for corners of sRGB and for `rebeccapurple`. */
it.each([
  ['#ffffff', 1, 0, 0],
  ['#000000', 0, 0, 0],
  ['#ff0000', 0.62796, 0.25768, 29.234],
  ['#00ff00', 0.86644, 0.29483, 142.495],
  ['#0000ff', 0.45201, 0.31321, 264.052],
  ['#663399', 0.44027, 0.1603, 303.373],
])('%s is oklch(%f %f %f)', (hex, l, c, h) => {
  const colour = toOklch(hex);
  expect(colour.l).toBeCloseTo(l, 3);
  expect(colour.c).toBeCloseTo(c, 3);
  if (c > 0) expect(colour.h).toBeCloseTo(h, 1);
  expect(toHex({ l, c, h })).toBe(hex);
});

it('a conversion to OKLCH and back returns the same colour', () => {
  const steps = [0, 17, 85, 128, 200, 254, 255];
  const two = (value: number) => value.toString(16).padStart(2, '0');
  for (const red of steps) {
    for (const green of steps) {
      for (const blue of steps) {
        const hex = `#${two(red)}${two(green)}${two(blue)}`;
        expect(toHex(toOklch(hex))).toBe(hex);
      }
    }
  }
});

it('a colour outside sRGB loses chroma, and its lightness and hue do not change', () => {
  const is = toOklch(toHex({ l: 0.9, c: 0.3, h: 264 }));
  expect(is.l).toBeCloseTo(0.9, 2);
  expect(is.h).toBeCloseTo(264, -0.5);
  expect(is.c).toBeLessThan(0.1);
});
