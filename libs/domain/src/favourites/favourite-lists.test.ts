import { describe, expect, it } from 'vitest';
import { favouriteId } from './favourite-id.ts';
import { completeCourseRefs, prefilledFavourites } from './favourite-lists.ts';
import { favouriteKinds, type CourseRef } from './types.ts';

const fullTime: CourseRef = {
  courseId: 'history',
  courseOptionId: 'history-ft',
  academicYearId: '2027',
};
const partTime: CourseRef = { ...fullTime, courseOptionId: 'history-pt' };
const refs = (...ids: string[]) => ids.map((id) => ({ id }));

describe('the id of a favourite', () => {
  it('[FAV-11] the id of a favourite course is its courseId', () => {
    expect(favouriteId('courses', fullTime)).toBe('history');
  });

  it.each(favouriteKinds.filter((kind) => kind !== 'courses'))(
    '[FAV-13] the id of a favourite of %s is its id',
    (kind) => {
      expect(favouriteId(kind, { id: '7' })).toBe('7');
    },
  );
});

describe('pre-filling from the first questions', () => {
  for (const [current, onboarded, after, why] of [
    [[], ['10', '11'], ['10', '11'], 'uses the chosen items when the kind has no favourites'],
    [['7'], ['10'], ['7'], 'does not change a kind that has favourites'],
    [[], ['0'], [], 'adds nothing when the first id is 0'],
    [[], ['0', '10'], [], 'adds nothing when only the first id is 0'],
    [[], ['10', '0'], ['10', '0'], 'uses the chosen items when only a later id is 0'],
    [[], [], [], 'adds nothing when nothing was chosen'],
  ] as const) {
    it(`[FAV-42] pre-filling ${why}`, () => {
      expect(prefilledFavourites('subjects', refs(...current), refs(...onboarded))).toEqual(
        refs(...after),
      );
    });
  }
});

describe('courses to look up', () => {
  it.each([
    ['courseId', { ...fullTime, courseId: '' }],
    ['courseId', { ...fullTime, courseId: null }],
    ['courseId', { courseOptionId: 'history-ft' }],
    ['courseOptionId', { ...fullTime, courseOptionId: '' }],
    ['courseOptionId', { ...fullTime, courseOptionId: null }],
    ['courseOptionId', { courseId: 'history' }],
  ])('[FAV-21] a course without %s is dropped: %j', (_, entry) => {
    expect(completeCourseRefs([partTime, entry, fullTime])).toEqual([partTime, fullTime]);
  });
});
