import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outlineFile } from './file.ts';
import { drawOutline } from './outline.ts';
import { areaOf, simplifyRing } from './simplify.ts';

describe('the outline', () => {
  const file = readFileSync(outlineFile, 'utf8');

  it('the committed file equals the output of "npx node tools/outline/main.ts"', () => {
    expect(file).toBe(drawOutline());
  });

  it('the file has fewer than 8,000 characters', () => {
    expect(file.length).toBeLessThan(8_000);
  });
});

describe('simplifyRing', () => {
  const at = (x: number, y: number) => ({ x, y });
  const square = [at(0, 0), at(10, 0), at(10, 10), at(0, 10)];

  it('points closer to the ring than the tolerance are removed, even next to the first point', () => {
    const bumpy = [at(0, 0), at(5, 0.4), at(10, 0), at(9.8, 5), at(10, 10), at(0, 10), at(0.3, 5)];
    expect(simplifyRing(bumpy, 0.5)).toEqual(square);
  });

  it('points further from the ring than the tolerance are preserved', () => {
    const gabled = [...square, at(-2, 5)];
    expect(simplifyRing(gabled, 0.5)).toEqual(gabled);
  });

  it('a tiny island becomes a line without area', () => {
    expect(areaOf(simplifyRing([at(0, 0), at(0.1, 0.2), at(0.3, 0)], 0.5))).toBe(0);
    expect(areaOf(square)).toBe(100);
  });
});
