import { expect, it } from 'vitest';
import { derivedTags } from '../widgets/shown.ts';
import { type Activity, activityTags } from './activity-tags.ts';

const noSlots = { 1: null, 2: null, 3: null, 4: null, 5: null };
const noCounts = {
  courses: 0,
  unis: 0,
  locations: 0,
  subjects: 0,
  pages: 0,
  filters: 0,
  events: 0,
};

const newcomer: Activity = {
  derivedTags: derivedTags({ studyLevel: 'Undergraduate', studyYear: 2027, ugMode: 'default' }),
  schemes: ['undergraduate'],
  homeNation: 'England',
  supportNeeds: [],
  favourites: { counts: noCounts, shortlist: { slots: noSlots, version: 0 } },
  stage: 'Research',
  isStatementStarted: false,
  isStatementComplete: false,
  isTodoStarted: false,
  hasGrades: false,
  hasNotes: false,
  hasCompassSubjects: false,
  hasTakenCareersQuiz: false,
};

const always = ['bau', 'undergraduate', '2027', 'england', 'research'];
const course = { courseId: 'c1', courseOptionId: 'o1', academicYearId: '2027' };
const favourites = (counts: object, slots: object = {}) => ({
  counts: { ...noCounts, ...counts },
  shortlist: { slots: { ...noSlots, ...slots }, version: 1 },
});

it.each<[string, Partial<Activity>, string[]]>([
  ['of no activity', {}, []],
  ['of only an event', { favourites: favourites({ events: 1 }) }, []],
  ['of a place', { favourites: favourites({ locations: 2 }) }, ['hasFavourites']],
  [
    'of courses',
    { favourites: favourites({ courses: 1 }, { 2: course }) },
    ['hasFavourites', 'hasFavouriteCourses', 'hasShortlist'],
  ],
  [
    'of universities',
    { favourites: favourites({ unis: 1 }) },
    ['hasFavourites', 'hasFavouriteUnis'],
  ],
  [
    'of subjects',
    { favourites: favourites({ subjects: 3 }) },
    ['hasFavourites', 'hasFavouriteSubjects'],
  ],
  ['of a statement that is started', { isStatementStarted: true }, ['statementStarted']],
  [
    'of a statement that is complete',
    { isStatementStarted: true, isStatementComplete: true },
    ['statementStarted', 'statementComplete'],
  ],
  ['of to-dos', { isTodoStarted: true }, ['todoStarted']],
  ['of grades', { hasGrades: true }, ['hasGrades']],
  ['of notes', { hasNotes: true }, ['hasNotes']],
  ['of compass subjects', { hasCompassSubjects: true }, ['hasCompassSubjects']],
  ['of the careers quiz', { hasTakenCareersQuiz: true }, ['careersQuizTaken']],
  ['of circumstances', { supportNeeds: ['beenInCare', 'areCarers'] }, ['beenInCare', 'areCarers']],
  [
    'of schemes',
    { schemes: ['undergraduate', 'conservatoires', 'apprenticeships'] },
    ['conservatoires', 'apprenticeships'],
  ],
])('[FED-23] activityTags returns the tags %s', (_what, activity, more) => {
  const { has, unknown } = activityTags({ ...newcomer, ...activity });
  expect([...has].sort()).toEqual([...always, ...more].sort());
  expect(unknown.size).toBe(0);
});

it.each([
  ['Scotland', 'scotland'],
  ['Wales', 'wales'],
  ['Northern Ireland', 'northernIreland'],
  ['Channel Islands', 'channelIslands'],
  ['Isle of Man', 'isleOfMan'],
  ['International', 'international'],
] as const)(
  '[FED-23] a resident of %s has the tag %s but not the tag of England',
  (homeNation, tag) => {
    const { has } = activityTags({ ...newcomer, homeNation });
    expect(has.has(tag)).toBe(true);
    expect(has.has('england')).toBe(false);
  },
);

it('[FED-23] the tags of unknown facts are listed as unknown, so neither a tag nor its opposite applies', () => {
  const { has, unknown } = activityTags({ ...newcomer, favourites: null, stage: null });
  expect([...has]).not.toContain('research');
  expect([...unknown].sort()).toEqual([
    ...['hasFavouriteCourses', 'hasFavouriteSubjects', 'hasFavouriteUnis', 'hasFavourites'],
    ...['hasShortlist', 'ready', 'refine', 'research'],
  ]);
});
