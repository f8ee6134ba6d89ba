import { describe, expect, it } from 'vitest';
import { defaultTariffType } from './constants.ts';
import { courseCheck } from './course-check.ts';
import { findTariffTypes } from './find-types.ts';
import { gradePages } from './grade-pages.ts';
import { savedGrade, tariffType } from './grades.fixture.ts';
import { addGrade, areSameGrades, brokenLimit, canLoadGrades, whatClearClears } from './select.ts';
import { shortTypeName } from './short-name.ts';

describe('pages of grades', () => {
  it.each([
    ['A level', 6, [6]],
    ['A level double award', 11, [9, 2]],
    ['BTEC National Extended Diploma', 10, [10]],
    ['a qualification with nine grades', 9, [9]],
    ['a qualification with nineteen grades', 19, [9, 9, 1]],
    ['a qualification without grades', 0, [0]],
  ])('[TAR-4][TAR-5][TAR-6][AMB-41] the pages of %s (%d grades) are %j', (_name, count, pages) => {
    const grades = Array.from({ length: count }, (_, index) => index);
    expect(gradePages(grades).map(({ length }) => length)).toEqual(pages);
    expect(gradePages(grades).flat()).toEqual(grades);
  });
});

describe('the limits', () => {
  const many = (count: number, code = 'AL') =>
    Array.from({ length: count }, () => savedGrade(code, 'A', 48));
  const types = (count: number) =>
    Array.from({ length: count }, (_, index) => savedGrade(`T${index}`, 'A', 1));

  it.each([
    ['no grades', [], null],
    ['ten grades', many(10), null],
    ['eleven grades', many(11), 'grades'],
    ['four types', types(4), null],
    ['five types', types(5), 'types'],
    ['ten grades of four types', [...types(4), ...many(6, 'T0')], null],
    ['eleven grades of five types', [...types(5), ...many(6)], 'grades'],
  ])('[TAR-11][TAR-12][AMB-44] the limits are checked correctly for %s', (_name, grades, limit) => {
    expect(brokenLimit(grades)).toBe(limit);
  });

  const type = tariffType('A level', 'A level and AS', 'AL');
  const chosen = { type, grade: { grade: 'A', score: 48 }, subject: ' Biology ' };

  it('[TAR-2] an added grade has all the fields of a saved grade', () => {
    expect(addGrade([], chosen)).toEqual({
      limit: null,
      grades: [
        {
          id: 'al',
          group: 'A level and AS',
          name: 'A level',
          code: 'AL',
          grade: 'A',
          points: 48,
          subject: 'Biology',
          gradeMessage: '',
        },
      ],
    });
  });

  it('[TAR-2] each grade has its own id', () => {
    const once = addGrade([], chosen);
    const twice = addGrade(once.limit ? [] : once.grades, chosen);
    expect(twice.limit === null && twice.grades.map(({ id }) => id)).toEqual(['al', 'al-2']);
  });

  it('[TAR-11][TAR-12] a grade over a limit is not added', () => {
    expect(addGrade(many(10), chosen)).toEqual({ limit: 'grades' });
    expect(addGrade(types(4), chosen)).toEqual({ limit: 'types' });
    expect(addGrade(types(4), { ...chosen, type: { ...type, code: 'T3' } }).limit).toBeNull();
  });

  it('[TAR-14] a subject has at most 255 characters', () => {
    const withSubject = (subject: string) => addGrade([], { ...chosen, subject }).limit;
    expect(withSubject('🎻'.repeat(255))).toBeNull();
    expect(withSubject('x'.repeat(256))).toBe('subject');
  });
});

describe('the buttons', () => {
  const one = [savedGrade('AL', 'A', 48, 'Biology')];
  const two = [...one, savedGrade('AL', 'B', 40, 'History')];

  it('[TAR-7] Clear removes the selection first, then the saved grades', () => {
    expect(whatClearClears(one)).toBe('selected');
    expect(whatClearClears([])).toBe('saved');
  });

  it.each([
    ['nothing is saved', one, [], false],
    ['the same grades are selected', two, two, false],
    ['nothing is selected', [], two, true],
    ['fewer grades are selected', one, two, true],
    ['another grade is selected', [{ ...one[0]!, grade: 'B' }], one, true],
    ['another subject is selected', [{ ...one[0]!, subject: 'Art' }], one, true],
    [
      'the project is marked as another project',
      [{ ...one[0]!, isAnotherProject: true }],
      one,
      true,
    ],
    ['another qualification is selected', [{ ...one[0]!, code: 'AS' }], one, true],
    ['one of two grades is different', [two[0]!, { ...two[1]!, grade: 'C' }], two, true],
    ['a subject has spaces around it', [{ ...one[0]!, subject: ' Biology ' }], one, false],
    ['a saved subject has spaces around it', one, [{ ...one[0]!, subject: ' Biology ' }], false],
  ])('[TAR-9] the availability of Load is correct when %s', (_name, selected, saved, canLoad) => {
    expect(canLoadGrades(selected, saved)).toBe(canLoad);
  });

  it('[TAR-9] differences in ids and notes do not make saved grades loadable', () => {
    expect(areSameGrades(one, [{ ...one[0]!, id: 'x', gradeMessage: 'A note' }])).toBe(true);
  });
});

describe('finding a qualification', () => {
  it('[TAR-21] the default qualification is the A level in the group A level and AS', () => {
    expect(defaultTariffType).toMatchObject({ name: 'A level', group: 'A level and AS' });
  });

  const types = [
    tariffType('A level', 'A level and AS', 'AL'),
    tariffType('BTEC National Diploma (RQF)', 'BTEC', 'BTD'),
    tariffType('LAMDA grade 8', 'Speech and drama', 'LA8'),
  ];

  it.each([
    ['', []],
    ['level', ['AL']],
    ['diploma btec', ['BTD']],
    ['drama', ['LA8']],
    ['a-levels', ['AL']],
    ['btecs', ['BTD']],
    ['grades', ['LA8']],
    ['grade 8', ['LA8']],
    ['(rqf)', ['BTD']],
    ['  DIP ', ['BTD']],
    ['piano', []],
    ['level piano', []],
    ['???', []],
  ])('[TAR-17] a search for %j finds %j', (search, codes) => {
    expect(findTariffTypes(types, search).map(({ code }) => code)).toEqual(codes);
  });
});

it.each([
  ['A level', 'A level'],
  ['Music theory grade 88', 'Music theory grade 88'],
  ['Music theory grade 888', 'Music theory grade 88…'],
  ['BTEC National Extended Diploma (RQF)', 'BTEC National Extende…'],
  ['Qualification number on', 'Qualification number…'],
])('[TAR-20][AMB-43] the name %j is shown as %j', (name, shown) => {
  expect(shortTypeName(name)).toBe(shown);
});

it.each([
  [120, { min: 112, max: 128 }, { kind: 'within' }],
  [112, { min: 112, max: 128 }, { kind: 'within' }],
  [128, { min: 112, max: 128 }, { kind: 'within' }],
  [104, { min: 112, max: 128 }, { kind: 'below', missing: 8 }],
  [136, { min: 112, max: 128 }, { kind: 'above' }],
  [120, { min: 120, max: 120 }, { kind: 'within' }],
  [120, null, { kind: 'notUsed' }],
  [120, 'notKnown', null],
] as const)(
  '[EXT-16] the comparison of %d points with a course that requires %j is correct',
  (points, requested, check) => {
    expect(courseCheck(points, requested)).toEqual(check);
  },
);
