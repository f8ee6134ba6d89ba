import { describe, expect, it } from 'vitest';
import { clipRing } from './clip.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };

describe('clipRing', () => {
  it('a ring inside the box is unchanged', () => {
    expect(clipRing([1, 1, 9, 1, 5, 9], box)).toEqual([1, 1, 9, 1, 5, 9]);
  });

  it.each([
    ['left', [-9, 1, -1, 1, -5, 9]],
    ['right', [11, 1, 19, 1, 15, 9]],
    ['above', [1, -9, 9, -9, 5, -1]],
    ['below', [1, 11, 9, 11, 5, 19]],
  ])('a ring outside the box (%s) is removed', (_, ring) => {
    expect(clipRing(ring, box)).toEqual([]);
  });

  it('a ring that crosses an edge is cut at the edge', () => {
    expect(clipRing([5, 5, 15, 5, 15, 8, 5, 8], box)).toEqual([5, 5, 10, 5, 10, 8, 5, 8]);
  });

  it('a ring around the box becomes the box', () => {
    const clipped = clipRing([-5, -5, 15, -5, 15, 15, -5, 15], box);
    const corners = new Set(
      Array.from({ length: clipped.length / 2 }, (_, index) =>
        clipped.slice(index * 2, index * 2 + 2).join(),
      ),
    );
    expect(corners).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
  });
});
