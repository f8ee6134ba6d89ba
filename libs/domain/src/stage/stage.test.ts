import { describe, expect, it } from 'vitest';
import type { CourseRef, ShortlistSlots } from '../favourites/types.ts';
import { hasTopFavourite, hubStage, type StageFacts } from './stage.ts';

const none: ShortlistSlots = { 1: null, 2: null, 3: null, 4: null, 5: null };
const law: CourseRef = { courseId: 'c1', courseOptionId: 'c1-ft', academicYearId: '2027' };
const listed: ShortlistSlots = { ...none, 3: law };

const favourites = (
  { unis = 0, courses = 0, pages = 0, locations = 0, subjects = 0, filters = 0, events = 0 } = {},
  slots: ShortlistSlots = none,
): StageFacts['favourites'] => ({
  counts: { unis, courses, pages, locations, subjects, filters, events },
  shortlist: { slots },
});

const nothing: StageFacts = {
  isStatementComplete: false,
  unfinishedTodos: 10,
  favourites: favourites(),
};

describe('the stage by points', () => {
  it.each([
    ['no favourites', favourites(), 'Research'],
    ['one university', favourites({ unis: 1 }), 'Research'],
    ['many universities', favourites({ unis: 50 }), 'Research'],
    ['courses', favourites({ courses: 3 }), 'Research'],
    ['pages', favourites({ pages: 9 }), 'Research'],
    ['universities and pages', favourites({ unis: 1, pages: 1 }), 'Research'],
    ['courses and pages', favourites({ courses: 1, pages: 1 }), 'Research'],
    [
      'favourites without points',
      favourites({ locations: 5, subjects: 5, filters: 5, unis: 1, pages: 1 }),
      'Research',
    ],
    ['universities and courses', favourites({ unis: 1, courses: 1 }), 'Refine'],
    ['universities, courses and pages', favourites({ unis: 2, courses: 2, pages: 2 }), 'Refine'],
    ['a top favourite', favourites({}, listed), 'Refine'],
    ['favourites of all kinds', favourites({ unis: 1, courses: 1, pages: 1 }, listed), 'Refine'],
  ] as const)('[FED-18][FED-19] favourites decide the stage: %s', (_what, known, stage) => {
    expect(hubStage({ ...nothing, favourites: known })).toBe(stage);
  });
});

describe('ready', () => {
  it.each([
    [true, listed, 'Ready'],
    [true, none, 'Research'],
    [false, listed, 'Refine'],
  ] as const)(
    '[FED-16] with the statement complete (%s) and the shortlist %o, the stage is %s',
    (done, slots, stage) => {
      const facts = { ...nothing, isStatementComplete: done, favourites: favourites({}, slots) };
      expect(hubStage(facts)).toBe(stage);
    },
  );

  it.each([
    [0, 'Ready'],
    [1, 'Ready'],
    [2, 'Research'],
    [10, 'Research'],
  ] as const)(
    '[FED-17] with %i unfinished steps, and without favourites or a complete statement, the stage is %s',
    (unfinishedTodos, stage) => {
      expect(hubStage({ ...nothing, unfinishedTodos })).toBe(stage);
    },
  );
});

describe('unknown favourites', () => {
  it.each([
    [1, false, 'Ready'],
    [2, false, null],
    [2, true, null],
  ] as const)(
    'with %i unfinished steps, the statement complete (%s) and unknown favourites, the stage is %s',
    (unfinishedTodos, isStatementComplete, stage) => {
      expect(hubStage({ isStatementComplete, unfinishedTodos, favourites: null })).toBe(stage);
    },
  );
});

it.each([
  [none, false],
  [listed, true],
  [{ ...none, 1: { ...law, courseOptionId: '' } }, false],
  [{ ...none, 1: { ...law, courseId: '' } }, false],
  [{ ...none, 1: { ...law, courseOptionId: '' }, 5: law }, true],
] as const)('[FED-20] the shortlist %o has a top favourite: %s', (slots, expected) => {
  expect(hasTopFavourite(slots)).toBe(expected);
});
