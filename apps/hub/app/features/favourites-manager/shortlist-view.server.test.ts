import type { CourseRef, ShortlistSlots } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { sampleCourse } from '#app/features/catalogue/testing/samples.ts';
import { courseEntry, unknownEntry } from './entries.ts';
import { shortlistView } from './shortlist-view.server.ts';

const ref = (courseId: string): CourseRef => ({
  courseId,
  courseOptionId: `${courseId}-ft`,
  academicYearId: '2027',
});
const slotsOf = (...ids: string[]): ShortlistSlots => {
  const at = (index: number) => (ids[index] === undefined ? null : ref(ids[index]));
  return { 1: at(0), 2: at(1), 3: at(2), 4: at(3), 5: at(4) };
};
const find = (wanted: CourseRef) =>
  wanted.courseId === 'gone'
    ? unknownEntry('courses', wanted, {})
    : courseEntry(wanted, sampleCourse({ course: wanted.courseId }), null, {
        home: null,
        backUrl: null,
        points: { kind: 'known', points: 100 },
      });

describe('the shortlist', () => {
  it('[FAV-12] the shortlist has five slots, which are free or contain a course', () => {
    const { slots, count } = shortlistView({ slots: slotsOf('a', 'b'), replacement: null, find });
    expect(slots.map(({ slot, course }) => [slot, course?.known?.title])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, undefined],
      [4, undefined],
      [5, undefined],
    ]);
    expect(count).toBe(2);
  });

  it('a course that is no longer available remains in its slot', () => {
    const { slots } = shortlistView({ slots: slotsOf('a', 'gone'), replacement: null, find });
    expect(slots[1]?.course).toMatchObject({ ref: ref('gone'), known: null });
  });

  it('a slot shows the facts of its course, and no points if the course does not use them', () => {
    const { slots } = shortlistView({ slots: slotsOf('a'), replacement: null, find });
    expect(slots[0]?.course?.known?.facts).toEqual([
      'BA (Hons)',
      'Full-time',
      'September 2027',
      '112 to 128 Tariff points',
    ]);
    const [option] = sampleCourse().options;
    const noPoints = sampleCourse({ options: [{ ...option, ucasPoints: null }] });
    const { slots: without } = shortlistView({
      slots: slotsOf('a'),
      replacement: null,
      find: (wanted) =>
        courseEntry(wanted, noPoints, null, {
          home: null,
          backUrl: null,
          points: { kind: 'known', points: 100 },
        }),
    });
    expect(without[0]?.course?.known?.facts).toEqual(['BA (Hons)', 'Full-time', 'September 2027']);
    expect(slots[0]?.course?.known?.check).toEqual({ words: '12 points short', isEnough: false });
    expect(without[0]?.course?.known?.check).toEqual({
      words: 'Asks for grades: see entry requirements',
      isEnough: false,
    });
  });

  it.each([
    ['all slots are taken', ['a', 'b', 'c', 'd', 'e'], 'f', true],
    ['a slot has become free', ['a', 'b', 'c', 'd'], 'f', false],
    ['the course is already on the shortlist', ['a', 'b', 'c', 'd', 'e'], 'c', false],
    ['the course is unknown', ['a', 'b', 'c', 'd', 'e'], 'gone', false],
  ])(
    'the page asks which course to replace only if no slot is free: %s',
    (_why, taken, wanted, asks) => {
      const { replacement } = shortlistView({
        slots: slotsOf(...taken),
        replacement: ref(wanted),
        find,
      });
      expect(replacement !== null).toBe(asks);
    },
  );
});
