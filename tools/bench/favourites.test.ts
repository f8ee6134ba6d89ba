import { describe, expect, it } from 'vitest';
import { cutFavourites } from './favourites.ts';

const many = <Item>(item: (number: number) => Item) =>
  Array.from({ length: 8 }, (_, index) => item(index + 1));
const course = (number: number) => ({
  courseId: `course ${number}`,
  courseOptionId: `option ${number}`,
  academicYearId: '2027',
});
const byId = (number: number) => ({ id: String(number) });
const all = {
  courses: many(course),
  subjects: many(byId),
  unis: many((number) => ({ providerId: String(number) })),
  locations: many(byId),
  filters: many(byId),
  pages: many(byId),
};

describe('selecting favourites', () => {
  it('the newest favourites of each kind are selected, and the newest courses form the shortlist', () => {
    expect(cutFavourites(all, 2)).toEqual({
      courses: [course(1), course(2)],
      subjects: [byId(1), byId(2)],
      unis: [{ providerId: '1' }, { providerId: '2' }],
      locations: [byId(1), byId(2)],
      filters: [byId(1), byId(2)],
      pages: [byId(1), byId(2)],
      top: { 1: course(1), 2: course(2), 3: null, 4: null, 5: null },
    });
  });

  it('the shortlist depends only on the five newest courses', () => {
    expect(cutFavourites(all, 8).top).toEqual(cutFavourites(all, 5).top);
  });

  it('selecting more favourites than exist throws an error', () => {
    expect(() => cutFavourites(all, 9)).toThrow(RangeError);
  });
});
