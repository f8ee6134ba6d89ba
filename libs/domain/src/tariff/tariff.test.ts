import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTariffType } from './constants.ts';
import { countGrades, totalPoints } from './count.ts';
import { courseCheck } from './course-check.ts';
import { findTariffTypes } from './find-types.ts';
import { gradePages } from './grade-pages.ts';
import { savedGrade, tariffType } from './grades.fixture.ts';
import { parseSavedGrades, parseTariffSelection, tariffSetting } from './saved-grades.ts';
import { addGrade, areSameGrades, brokenLimit, canLoadGrades, whatClearClears } from './select.ts';
import { shortTypeName } from './short-name.ts';

// The same seed in every run, so that a run fails only because of a change.
fc.configureGlobal({ seed: 20_261_122, numRuns: 300 });

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
  ])('[TAR-11][TAR-12][AMB-44] the limits apply to %s', (_name, grades, limit) => {
    expect(brokenLimit(grades)).toBe(limit);
  });

  const type = tariffType('A level', 'A level and AS', 'AL');
  const chosen = { type, grade: { grade: 'A', score: 48 }, subject: ' Biology ' };

  it('[TAR-2] an added grade has all the fields of a saved one', () => {
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

describe('the points that count', () => {
  const aLevel = savedGrade('AL', 'A', 48, 'Biology');

  it.each([
    ['an AS alone', [savedGrade('AS', 'A', 20, 'Biology')], [null]],
    [
      'an AS with the A level',
      [savedGrade('AS', 'A', 20, 'Biology'), aLevel],
      ['asWithALevel', null],
    ],
    ['case and spaces', [aLevel, savedGrade('AS', 'A', 20, ' BIOLOGY ')], [null, 'asWithALevel']],
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

  it('[TAR-13] points that do not count are 0 in the total', () => {
    const grades = [aLevel, savedGrade('AS', 'A', 20, 'Biology'), savedGrade('AS', 'B', 16)];
    expect(countGrades(grades).map(({ points }) => points)).toEqual([48, 0, 16]);
    expect(totalPoints(grades)).toBe(64);
    expect(totalPoints([])).toBe(0);
  });

  const higher = savedGrade('SQAH', 'A', 33, 'Physics');
  it.each([
    ['a Higher alone', [higher], [null]],
    [
      'an Advanced Higher with it',
      [higher, savedGrade('SQAAH', 'C', 40, 'physics')],
      ['higherWithAdvanced', null],
    ],
    ['an A level with it', [higher, savedGrade('AL', 'C', 32, 'Physics')], [null, null]],
  ])('[EXT-16] the count of Scottish grades handles %s', (_name, grades, notes) => {
    expect(countGrades(grades).map(({ note }) => note)).toEqual(notes);
  });

  it.each([
    [
      'the best in an instrument',
      [savedGrade('MP7', 'Pass', 12, 'Violin'), savedGrade('MP8', 'Merit', 24, 'Violin')],
      ['notTheHighest', null],
    ],
    [
      'the first of two equals',
      [savedGrade('LA6', 'Pass', 8, 'Acting'), savedGrade('LA6', 'Pass', 8, 'Acting')],
      [null, 'notTheHighest'],
    ],
    [
      'two instruments',
      [savedGrade('MP7', 'Pass', 12, 'Violin'), savedGrade('MP8', 'Merit', 24, 'Piano')],
      [null, null],
    ],
    [
      'theory beside practice',
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
  ])('only the best of repeated subjects counts: %s', (_name, grades, notes) => {
    expect(countGrades(grades).map(({ note }) => note)).toEqual(notes);
  });

  it.each([
    ['letters in two forms', 'Fran\u00e7ais', 'Franc\u0327ais'],
    ['two spaces', 'English Literature', 'English  Literature'],
    ['a no-break space', 'English Literature', 'English\u00a0Literature'],
    ['a capital sharp s', 'Gro\u00dfe Werke', 'GROSSE WERKE'],
  ])('a subject is the same with %s', (_name, one, other) => {
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
      'two projects, not yet answered',
      [project('B', 20), project('A', 24)],
      [
        [0, 'sameProject', false],
        [24, null, null],
      ],
    ],
    [
      'the same project, of two equals',
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
      'another project that is the best',
      [project('A', 24, true), project('B', 20)],
      [
        [24, null, true],
        [20, null, null],
      ],
    ],
    [
      'another project, and one taken twice',
      [project('A', 24, true), project('B', 20), project('C', 16)],
      [
        [24, null, true],
        [20, null, null],
        [0, 'sameProject', false],
      ],
    ],
    ['another project without the first', [project('A', 24, true)], [[24, null, null]]],
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
    '[EXT-16] only the best graded examination of %s counts, whatever the grade',
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

describe('the time of counting', () => {
  it('the time of counting grows in proportion to the list', () => {
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

describe('the buttons', () => {
  const one = [savedGrade('AL', 'A', 48, 'Biology')];
  const two = [...one, savedGrade('AL', 'B', 40, 'History')];

  it('[TAR-7] Clear removes the selection first, then the saved grades', () => {
    expect(whatClearClears(one)).toBe('selected');
    expect(whatClearClears([])).toBe('saved');
  });

  it.each([
    ['nothing is saved', one, [], false],
    ['the same is selected', two, two, false],
    ['nothing is selected', [], two, true],
    ['less is selected', one, two, true],
    ['another grade is selected', [{ ...one[0]!, grade: 'B' }], one, true],
    ['another subject is selected', [{ ...one[0]!, subject: 'Art' }], one, true],
    ['it is another project', [{ ...one[0]!, isAnotherProject: true }], one, true],
    ['another qualification is selected', [{ ...one[0]!, code: 'AS' }], one, true],
    ['one of two is another', [two[0]!, { ...two[1]!, grade: 'C' }], two, true],
    ['a subject has spaces around it', [{ ...one[0]!, subject: ' Biology ' }], one, false],
    ['a saved subject has spaces around it', one, [{ ...one[0]!, subject: ' Biology ' }], false],
  ])(
    '[TAR-9] Load compares the saved grades with the selection when %s',
    (_name, selected, saved, canLoad) => {
      expect(canLoadGrades(selected, saved)).toBe(canLoad);
    },
  );

  it('[TAR-9] ids and notes do not affect what can be loaded', () => {
    expect(areSameGrades(one, [{ ...one[0]!, id: 'x', gradeMessage: 'A note' }])).toBe(true);
  });
});

describe('the saved grades', () => {
  it('[TAR-22] the setting is dashboardData, Tariff', () => {
    expect(tariffSetting).toEqual({ collection: 'dashboardData', name: 'Tariff' });
  });

  const grade = savedGrade('AL', 'A', 48, 'Biology');

  it('[TAR-2][TAR-22] the saved data is a list of grades', () => {
    expect(parseSavedGrades(JSON.stringify([grade]))).toEqual([grade]);
  });

  it.each([null, '', '{', '{}', 'null', '"text"', '[null,1,"a",[],{}]'])(
    '[TAR-22] the data %j has no grades',
    (data) => {
      expect(parseSavedGrades(data)).toEqual([]);
    },
  );

  it.each([
    ['without a note', { ...grade, gradeMessage: undefined }, grade],
    ['without an id', { ...grade, id: 1 }, { ...grade, id: 'AL' }],
    ['with points as text', { ...grade, points: '48' }, grade],
    ['without a group', { ...grade, group: null }, { ...grade, group: '' }],
    ['without a grade', { ...grade, grade: '' }, null],
    ['without a code', { ...grade, code: undefined }, null],
    ['without a name', { ...grade, name: 5 }, null],
    ['with points that are none', { ...grade, points: 'many' }, null],
    ['with points below zero', { ...grade, points: -1 }, null],
    ['with no points', { ...grade, points: 0 }, { ...grade, points: 0 }],
    ['with points that begin as a number', { ...grade, points: '48 points' }, null],
    ['with points that end as a number', { ...grade, points: '-48' }, null],
    ['with points that are blank', { ...grade, points: '' }, null],
    ['with spaces around its texts', { ...grade, code: ' AL ', grade: ' A ' }, grade],
    [
      'of another project',
      { ...grade, isAnotherProject: true },
      { ...grade, isAnotherProject: true },
    ],
    ['of a project in other words', { ...grade, isAnotherProject: 'yes' }, grade],
    ['with a note', { ...grade, gradeMessage: 'A note' }, { ...grade, gradeMessage: 'A note' }],
  ])('[TAR-2] a saved grade is read %s', (_name, saved, read) => {
    expect(parseSavedGrades(JSON.stringify([saved]))).toEqual(read ? [read] : []);
  });

  it('an invalid grade is left out, and the others are read', () => {
    expect(parseSavedGrades(JSON.stringify([null, 'text', 7, grade]))).toEqual([grade]);
  });

  it('[TAR-14] a huge list is read up to a limit, and its texts are cut', () => {
    const long = { ...grade, id: 'x'.repeat(5_000), name: 'y'.repeat(5_000) };
    const read = parseSavedGrades(JSON.stringify([long, ...Array<object>(20_000).fill(grade)]));
    expect(read).toHaveLength(50);
    expect(brokenLimit(read)).toBe('grades');
    expect(Math.max(...Object.values(read[0] ?? {}).map((text) => String(text).length))).toBe(255);
  });

  it('[TAR-2] two grades never have the same id', () => {
    const ids = parseSavedGrades(JSON.stringify([grade, grade, grade])).map(({ id }) => id);
    expect(ids).toEqual([grade.id, `${grade.id}-2`, `${grade.id}-3`]);
  });

  it('a selection has its grades and the typed subject', () => {
    expect(parseTariffSelection(JSON.stringify({ grades: [grade], subject: 'Art' }))).toEqual({
      grades: [grade],
      subject: 'Art',
    });
  });

  it('a selection without a subject has none, and a subject that is too long is preserved to be shortened', () => {
    expect(parseTariffSelection('{}').subject).toBe('');
    const subject = 'x'.repeat(300);
    expect(parseTariffSelection(JSON.stringify({ subject })).subject).toBe(subject);
  });

  it('reading never fails, whatever is saved', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
        parseSavedGrades(data);
        parseTariffSelection(data);
      }),
    );
  });
});

describe('finding a qualification', () => {
  it('[TAR-21] the first qualification is the A level of A level and AS', () => {
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
  '[EXT-16] %d points are compared with a course that requires %j',
  (points, asked, check) => {
    expect(courseCheck(points, asked)).toEqual(check);
  },
);
