import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToShortlist,
  moveInShortlist,
  removeFromShortlist,
  replaceInShortlist,
  shortlistCourses,
  slotOf,
  undoneShortlist,
} from './shortlist.ts';
import { slotNumbers, type CourseRef, type ShortlistSlots } from './types.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 500 });

const course = (courseId: string): CourseRef => ({
  courseId,
  courseOptionId: `${courseId}-ft`,
  academicYearId: '2027',
});

/** Creates slots from a text: each letter is a course; a dash is a free slot. */
const slotsOf = (text: string): ShortlistSlots => {
  const at = (index: number) => {
    const letter = text.charAt(index);
    return letter === '-' ? null : course(letter);
  };
  return { 1: at(0), 2: at(1), 3: at(2), 4: at(3), 5: at(4) };
};
const textOf = (slots: ShortlistSlots) =>
  slotNumbers.map((slot) => slots[slot]?.courseId ?? '-').join('');

describe('adding', () => {
  for (const [before, id, after, why] of [
    ['-----', 'a', 'a----', 'the first slot of an empty list'],
    ['ab---', 'c', 'abc--', 'the first free slot'],
    ['a-b--', 'c', 'acb--', 'a gap'],
    ['abcd-', 'e', 'abcde', 'the last slot'],
  ] as const) {
    it(`[FAV-12] the course ${id} goes into ${why}: ${before} becomes ${after}`, () => {
      const slots = addToShortlist(slotsOf(before), course(id));
      expect(slots).toEqual(slotsOf(after));
    });
  }

  it('[FAV-12] adding a course to a full shortlist reports that all five slots are taken', () => {
    expect(addToShortlist(slotsOf('abcde'), course('f'))).toBe('full');
  });

  it.each(['abc--', 'abcde'])('adding a course that is already in %s changes nothing', (text) => {
    const slots = slotsOf(text);
    expect(addToShortlist(slots, { ...course('b'), courseOptionId: 'b-pt' })).toBe(slots);
  });
});

describe('replacing', () => {
  for (const [before, slot, id, after, why] of [
    ['abcde', 3, 'f', 'abfde', 'a new course'],
    ['abcde', 1, 'e', 'ebcd-', 'a course from a lower slot, which leaves that slot'],
    ['abcde', 4, 'a', 'bcae-', 'a course from a higher slot, which leaves that slot'],
    ['abc--', 3, 'c', 'abc--', 'the course that is already there'],
    ['ab---', 5, 'c', 'abc--', 'a new course in a free slot, without a gap'],
  ] as const) {
    it(`[FAV-12] slot ${slot} of ${before} takes ${why}: ${after}`, () => {
      expect(replaceInShortlist(slotsOf(before), slot, course(id))).toEqual(slotsOf(after));
    });
  }

  it('a course is replaced by another option of the same course', () => {
    const partTime = { ...course('b'), courseOptionId: 'b-pt' };
    expect(replaceInShortlist(slotsOf('abc--'), 2, partTime)[2]).toBe(partTime);
  });
});

describe('removing', () => {
  for (const [before, id, after] of [
    ['abcde', 'a', 'bcde-'],
    ['abcde', 'c', 'abde-'],
    ['abcde', 'e', 'abcd-'],
    ['abc--', 'z', 'abc--'],
    ['a-c-e', 'c', 'ae---'],
  ] as const) {
    it(`[FAV-12] removing ${id} moves the courses below it up: ${before} becomes ${after}`, () => {
      expect(removeFromShortlist(slotsOf(before), id)).toEqual(slotsOf(after));
    });
  }
});

describe('moving', () => {
  for (const [before, id, direction, after] of [
    ['abcde', 'b', 'up', 'bacde'],
    ['abcde', 'b', 'down', 'acbde'],
    ['abcde', 'a', 'up', 'abcde'],
    ['abcde', 'e', 'down', 'abcde'],
    ['ab---', 'b', 'down', 'ab---'],
    ['a-b--', 'b', 'up', 'ba---'],
    ['abc--', 'z', 'up', 'abc--'],
    ['abc--', 'z', 'down', 'abc--'],
  ] as const) {
    it(`[FAV-12] moving the course ${id} ${direction} in ${before} results in ${after}`, () => {
      expect(textOf(moveInShortlist(slotsOf(before), id, direction))).toBe(after);
    });
  }
});

describe('any shortlist', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const step = fc.oneof(
    id.map((of) => (slots: ShortlistSlots) => {
      const added = addToShortlist(slots, course(of));
      return added === 'full' ? slots : added;
    }),
    fc.tuple(fc.constantFrom(...slotNumbers), id).map(
      ([slot, of]) =>
        (slots: ShortlistSlots) =>
          replaceInShortlist(slots, slot, course(of)),
    ),
    id.map((of) => (slots: ShortlistSlots) => removeFromShortlist(slots, of)),
    fc.tuple(id, fc.constantFrom('up', 'down')).map(
      ([of, direction]) =>
        (slots: ShortlistSlots) =>
          moveInShortlist(slots, of, direction),
    ),
  );
  const shortlist = fc
    .array(step, { maxLength: 30 })
    .map((steps) => steps.reduce((slots, next) => next(slots), slotsOf('-----')));

  it('[FAV-12] the shortlist always has five slots, no course twice and no gap', () => {
    fc.assert(
      fc.property(shortlist, (slots) => {
        expect(Object.keys(slots)).toEqual(['1', '2', '3', '4', '5']);
        const ids = shortlistCourses(slots).map(({ courseId }) => courseId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(textOf(slots)).toBe(ids.join('').padEnd(5, '-'));
      }),
    );
  });

  it('the slot of each course is its position on the shortlist', () => {
    fc.assert(
      fc.property(shortlist, id, (slots, wanted) => {
        const slot = slotOf(slots, wanted);
        const index = shortlistCourses(slots).findIndex(({ courseId }) => courseId === wanted);
        expect(slot).toBe(index === -1 ? null : index + 1);
      }),
    );
  });

  it('moving a course up and then down restores the shortlist', () => {
    fc.assert(
      fc.property(shortlist, id, (slots, wanted) => {
        const moved = moveInShortlist(slots, wanted, 'up');
        if (textOf(moved) === textOf(slots)) return;
        expect(moveInShortlist(moved, wanted, 'down')).toEqual(slots);
      }),
    );
  });
});

describe('undoing a change', () => {
  for (const [before, after, now, undone, why] of [
    ['abc--', 'ac---', 'ac---', 'abc--', 'a removed course returns to its slot'],
    ['abc--', 'ac---', 'acd--', 'abcd-', 'a course that was added later stays'],
    ['abc--', 'ac---', 'ca---', 'cba--', 'a later order stays'],
    ['abcde', 'bcde-', 'bcdef', 'abcde', 'the last course is dropped when there is no room'],
    [
      'abc--',
      'xbc--',
      'xbc--',
      'abc--',
      'the replaced course returns, and the new course is removed',
    ],
    ['abc--', 'ac---', 'abc--', 'abc--', 'nothing changes when the course is already back'],
  ] as const) {
    it(`undoing a change: ${why}, ${now} becomes ${undone}`, () => {
      const change = { before: slotsOf(before), after: slotsOf(after) };
      expect(textOf(undoneShortlist(slotsOf(now), change))).toBe(undone);
    });
  }
});
