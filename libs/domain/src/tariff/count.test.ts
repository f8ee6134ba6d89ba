import { describe, expect, it } from 'vitest';
import { countGrades, totalPoints } from './count.ts';
import { savedGrade } from './grades.fixture.ts';

describe('the points that count', () => {
  const aLevel = savedGrade('AL', 'A', 48, 'Biology');

  it.each([
    ['an AS alone', [savedGrade('AS', 'A', 20, 'Biology')], [null]],
    [
      'an AS with the A level',
      [savedGrade('AS', 'A', 20, 'Biology'), aLevel],
      ['asWithALevel', null],
    ],
    [
      'a subject with other case and spaces',
      [aLevel, savedGrade('AS', 'A', 20, ' BIOLOGY ')],
      [null, 'asWithALevel'],
    ],
    ['another subject', [aLevel, savedGrade('AS', 'A', 20, 'Chemistry')], [null, null]],
    ['no subjects', [savedGrade('AL', 'A', 48), savedGrade('AS', 'A', 20)], [null, null]],
    [
      'a double award',
      [savedGrade('ALD', 'AA', 96, 'Biology'), savedGrade('ASD', 'AA', 40, 'biology')],
      [null, 'asWithALevel'],
    ],
    ['an extended project', [aLevel, savedGrade('EPQ', 'A', 24, 'Biology')], [null, null]],
  ])('[TAR-13][AMB-42] the count handles %s', (_name, grades, notes) => {
    expect(countGrades(grades).map(({ note }) => note)).toEqual(notes);
  });

  it('[TAR-13] grades that do not count add 0 points to the total', () => {
    const grades = [aLevel, savedGrade('AS', 'A', 20, 'Biology'), savedGrade('AS', 'B', 16)];
    expect(countGrades(grades).map(({ points }) => points)).toEqual([48, 0, 16]);
    expect(totalPoints(grades)).toBe(64);
    expect(totalPoints([])).toBe(0);
  });

  const higher = savedGrade('SQAH', 'A', 33, 'Physics');
  it.each([
    ['a Higher alone', [higher], [null]],
    [
      'a Higher with the Advanced Higher',
      [higher, savedGrade('SQAAH', 'C', 40, 'physics')],
      ['higherWithAdvanced', null],
    ],
    ['a Higher with an A level', [higher, savedGrade('AL', 'C', 32, 'Physics')], [null, null]],
  ])('[EXT-16] the count of Scottish grades handles %s', (_name, grades, notes) => {
    expect(countGrades(grades).map(({ note }) => note)).toEqual(notes);
  });

  it.each([
    [
      'two grades for one instrument',
      [savedGrade('MP7', 'Pass', 12, 'Violin'), savedGrade('MP8', 'Merit', 24, 'Violin')],
      ['notTheHighest', null],
    ],
    [
      'two equal grades, of which the first counts',
      [savedGrade('LA6', 'Pass', 8, 'Acting'), savedGrade('LA6', 'Pass', 8, 'Acting')],
      [null, 'notTheHighest'],
    ],
    [
      'two instruments',
      [savedGrade('MP7', 'Pass', 12, 'Violin'), savedGrade('MP8', 'Merit', 24, 'Piano')],
      [null, null],
    ],
    [
      'theory in addition to practice',
      [savedGrade('MT8', 'Pass', 8, 'Violin'), savedGrade('MP8', 'Merit', 24, 'Violin')],
      [null, null],
    ],
  ])('[EXT-16] the count of graded examinations handles %s', (_name, grades, notes) => {
    expect(countGrades(grades).map(({ note }) => note)).toEqual(notes);
  });

  it.each([
    [
      'a resit with a better grade',
      [savedGrade('AL', 'C', 32, 'Chemistry'), savedGrade('AL', 'A', 48, 'Chemistry')],
      ['notTheHighest', null],
    ],
    [
      'a resit with a worse grade',
      [savedGrade('AL', 'A', 48, 'Chemistry'), savedGrade('AL', 'C', 32, 'chemistry ')],
      [null, 'notTheHighest'],
    ],
    [
      'a resit with the same grade',
      [savedGrade('AS', 'A', 20, 'Latin'), savedGrade('AS', 'A', 20, 'Latin')],
      [null, 'notTheHighest'],
    ],
    [
      'a resit of a BTEC',
      [savedGrade('BTEC', 'M', 32, 'Business'), savedGrade('BTEC', 'D', 48, 'Business')],
      ['notTheHighest', null],
    ],
    [
      'an AS that was taken twice, and the A level',
      [
        savedGrade('AS', 'B', 16, 'Latin'),
        savedGrade('AS', 'A', 20, 'Latin'),
        savedGrade('AL', 'A', 48, 'Latin'),
      ],
      ['asWithALevel', 'asWithALevel', null],
    ],
    [
      'two subjects',
      [savedGrade('AL', 'C', 32, 'Chemistry'), savedGrade('AL', 'A', 48, 'Physics')],
      [null, null],
    ],
    [
      'two qualifications',
      [savedGrade('IBHL', 'H7', 56, 'Physics'), savedGrade('IBSL', 'S7', 28, 'Physics')],
      [null, null],
    ],
    ['no subjects', [savedGrade('AL', 'C', 32), savedGrade('AL', 'A', 48)], [null, null]],
  ])('only the best grade of a repeated subject counts: %s', (_name, grades, notes) => {
    expect(countGrades(grades).map(({ note }) => note)).toEqual(notes);
  });

  it.each([
    ['decomposed letters', 'Fran\u00e7ais', 'Franc\u0327ais'],
    ['two spaces', 'English Literature', 'English  Literature'],
    ['a no-break space', 'English Literature', 'English\u00a0Literature'],
    ['a sharp s that is written as SS', 'Gro\u00dfe Werke', 'GROSSE WERKE'],
  ])('two subjects are equal despite %s', (_name, one, other) => {
    const grades = [savedGrade('AL', 'A', 48, one), savedGrade('AS', 'A', 20, other)];
    expect(countGrades(grades).map(({ note }) => note)).toEqual([null, 'asWithALevel']);
  });

  const project = (grade: string, points: number, isAnotherProject = false) => ({
    ...savedGrade('EPQ', grade, points),
    ...(isAnotherProject && { isAnotherProject }),
  });

  it.each([
    ['one project', [project('A', 24)], [[24, null, null]]],
    [
      'two projects, without an answer whether they differ',
      [project('B', 20), project('A', 24)],
      [
        [0, 'sameProject', false],
        [24, null, null],
      ],
    ],
    [
      'two projects with the same grade',
      [project('A', 24), project('A', 24)],
      [
        [24, null, null],
        [0, 'sameProject', false],
      ],
    ],
    [
      'another project',
      [project('B', 20, true), project('A', 24)],
      [
        [20, null, true],
        [24, null, null],
      ],
    ],
    [
      'another project with the better grade',
      [project('A', 24, true), project('B', 20)],
      [
        [24, null, true],
        [20, null, null],
      ],
    ],
    [
      'another project, and a project taken twice',
      [project('A', 24, true), project('B', 20), project('C', 16)],
      [
        [24, null, true],
        [20, null, null],
        [0, 'sameProject', false],
      ],
    ],
    [
      'only a project that is marked as another project',
      [project('A', 24, true)],
      [[24, null, null]],
    ],
  ])(
    'the applicant decides which Extended Projects are different: %s',
    (_name, grades, counted) => {
      expect(
        countGrades(grades).map(({ points, note, isAnotherProject }) => [
          points,
          note,
          isAnotherProject,
        ]),
      ).toEqual(counted);
    },
  );

  it.each(['MP', 'MT', 'LA'])(
    '[EXT-16] only the best graded examination of the group %s counts for a subject',
    (family) => {
      const grades = [8, 7, 6].map((grade) =>
        savedGrade(`${family}${grade}`, 'P', grade, 'Violin'),
      );
      expect(countGrades(grades).map(({ note }) => note)).toEqual([
        null,
        'notTheHighest',
        'notTheHighest',
      ]);
    },
  );
});

describe('the counting time', () => {
  it('the number of reads grows only in proportion to the length of the list', () => {
    let read = 0;
    const countReads = (length: number) => {
      read = 0;
      const watched = {
        ...savedGrade('MP8', 'Merit', 24),
        get subject() {
          read += 1;
          return 'Violin';
        },
      };
      countGrades(Array.from({ length }, () => watched));
      return read;
    };
    expect(countReads(2_000)).toBe(10 * countReads(200));
  });
});
