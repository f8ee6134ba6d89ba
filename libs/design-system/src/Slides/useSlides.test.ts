import { expect, it } from 'vitest';
import { pagesOf } from './useSlides.ts';

const track = (scrollLeft: number, scrollWidth: number, clientWidth = 400) => ({
  scrollLeft,
  scrollWidth,
  clientWidth,
});

it.each([
  ['one page', track(0, 400), { count: 1, shown: 0 }],
  ['the first of three pages', track(0, 1_200), { count: 3, shown: 0 }],
  ['a position nearer to the second page', track(210, 1_200), { count: 3, shown: 1 }],
  ['the end of a last page that is not full', track(100, 500), { count: 2, shown: 1 }],
  ['widths that were rounded up', track(0, 1_202), { count: 3, shown: 0 }],
  ['a track without a size, in a closed dialog', track(0, 0, 0), { count: 1, shown: 0 }],
])('the number of pages and the displayed page are correct: %s', (_what, place, pages) => {
  expect(pagesOf(place)).toEqual(pages);
});
