import { describe, expect, it } from 'vitest';
import type { ChoiceState } from '../apply-status/choices/choices.ts';
import type { KnownMode, Scheme, StudyLevel } from '../apply-status/types.ts';
import type { CoursePoints } from '../discovery/types.ts';
import { datesOfCycles as dates } from '../fixtures.ts';
import type { OwnPoints } from '../tariff/own-points.ts';
import { fittingCourse } from './fitting-course.ts';
import { type OpenWay, openWays } from './open-ways.ts';

const inShort = (way: OpenWay): string =>
  [way.way, 'count' in way && way.count, 'until' in way && way.until?.date]
    .filter(Boolean)
    .join(' ');

const waysAt = (
  at: string,
  states: readonly ChoiceState[],
  {
    known = dates,
    ...fields
  }: Partial<{
    known: typeof dates;
    ugMode: KnownMode;
    scheme: Scheme;
    studyLevel: StudyLevel;
    isInExtra: boolean;
    isInClearing: boolean;
  }> = {},
) =>
  openWays({
    states,
    dates: known,
    now: new Date(`${at}T12:00:00Z`),
    studyYear: 2026,
    studyLevel: 'Undergraduate',
    scheme: 'ug',
    ugMode: 'default',
    isInExtra: false,
    isInClearing: false,
    ...fields,
  })
    .map(inShort)
    .join(', ');

const no = 'unsuccessful';
const five = (...states: ChoiceState[]): ChoiceState[] =>
  [...states, no, no, no, no, no].slice(0, 5) as ChoiceState[];

describe('the open ways to a place after a rejection', () => {
  it.each<[at: string, states: readonly ChoiceState[], expected: string]>([
    // In March, after one no.
    ['2026-03-10', five('considering', 'considering', 'considering', 'invited'), 'considering 4'],
    ['2026-03-10', [no, 'considering'], 'considering 1, choices 3 2026-06-30'],
    ['2026-03-10', [no], 'choices 4 2026-06-30'],
    ['2026-03-10', [no, 'conditionalOffer'], 'choices 3 2026-06-30'],
    ['2026-03-10', ['unsuccessfulByDefault', 'withdrawn', no, no], 'choices 1 2026-06-30'],
    // With five or more choices.
    ['2026-02-25', five(), ''],
    ['2026-02-26', five(), 'extra 2026-07-01'],
    ['2026-03-10', five('withdrawn', 'declined', 'declinedByDefault'), 'extra 2026-07-01'],
    ['2026-03-10', [...five(), no], 'extra 2026-07-01'],
    ['2026-03-10', [...five(), 'considering'], 'considering 1'],
    ['2026-07-01', five(), 'extra 2026-07-01'],
    ['2026-03-10', five('conditionalOffer'), ''],
    ['2026-03-10', five('changedOffer'), ''],
    // In Clearing.
    ['2026-07-02', five(), 'clearing'],
    ['2026-07-02', [no], 'clearing'],
    ['2026-07-02', [no, 'considering'], 'considering 1'],
    ['2026-07-02', [no, 'unconditionalOffer'], ''],
    ['2026-10-19', five(), 'clearing'],
    ['2026-10-20', five(), ''],
    // Without a no, or with a choice that the applicant holds.
    ['2026-03-10', ['considering'], ''],
    ['2026-03-10', ['withdrawn', 'declined'], ''],
    ['2026-07-02', [no, 'conditionalFirm'], ''],
    ['2026-07-02', [no, 'unconditionalInsurance'], ''],
    ['2026-08-14', [no, 'placed'], ''],
    // An unknown choice may be an offer.
    ['2026-03-10', [no, 'unknown', 'considering'], 'considering 1'],
    ['2026-07-02', [no, 'unknown'], ''],
  ])('[EXT-47] on %s with the choices %j, the open ways are: %s', (at, states, expected) => {
    expect(waysAt(at, states)).toBe(expected);
  });

  it('[EXT-47] a way is left out while its dates are not known', () => {
    expect(waysAt('2026-03-10', [no, 'considering'], { known: [] })).toBe('considering 1');
    expect(waysAt('2026-07-02', five(), { known: [] })).toBe('');
    const without = (key: string) => dates.filter((date) => date.key !== key);
    expect(waysAt('2026-03-10', five(), { known: without('extra-opens') })).toBe('');
    expect(waysAt('2026-03-10', five(), { known: without('extra') })).toBe('');
  });

  it.each<[KnownMode, string]>([
    ['clearing', 'clearing'],
    ['default', ''],
    [null, ''],
  ])('[EXT-47] without dates, in mode %s, the open ways are: %s', (ugMode, expected) => {
    expect(waysAt('2026-08-14', five(), { known: [], ugMode })).toBe(expected);
  });

  it.each<[at: string, known: typeof dates, expected: string]>([
    ['2026-01-10', dates, 'extra 2026-07-01'],
    ['2026-01-10', [], 'extra'],
    ['2026-08-14', dates, 'clearing'],
  ])(
    '[EXT-47] on %s, an application that tracking reports to be in Extra has the ways: %s',
    (at, known, expected) => {
      expect(waysAt(at, five(), { known, isInExtra: true })).toBe(expected);
    },
  );

  it('[EXT-47] Clearing is open for an application that tracking reports to be in Clearing', () => {
    expect(waysAt('2026-06-10', five(), { known: [], isInClearing: true })).toBe('clearing');
    expect(waysAt('2026-11-10', five(), { isInClearing: true })).toBe('');
  });

  it.each<[Scheme, StudyLevel]>([
    ['uc', 'Undergraduate'],
    ['ug', 'Postgraduate'],
  ])(
    '[EXT-47] for %s and %s, the only open way is a choice under consideration',
    (scheme, studyLevel) => {
      expect(waysAt('2026-03-10', [no, 'considering'], { scheme, studyLevel })).toBe(
        'considering 1',
      );
      expect(waysAt('2026-07-02', five(), { scheme, studyLevel })).toBe('');
    },
  );
});

describe('a favourite for which the points are enough', () => {
  const favourite = (course: string, ucasPoints: CoursePoints, academicYearId = '2026') => ({
    course,
    university: 'University of York',
    academicYearId,
    options: [{ ucasPoints }] as never,
  });
  const march = { dates, studyYear: 2026, now: new Date('2026-03-10T12:00:00Z') };
  const range = { min: 112, max: 128 };
  const favourites = [
    favourite('Unknown', 'notKnown'),
    favourite('Grades', null),
    favourite('Hard', { min: 130, max: 140 }),
    favourite('Chosen', range),
    favourite('History', range),
    favourite('Law', range),
  ];
  const chosen = [{ course: 'chosen', institution: 'university of york' }];

  it.each<[OwnPoints, string | undefined]>([
    [{ kind: 'known', points: 112 }, 'History'],
    [{ kind: 'known', points: 129 }, 'History'],
    [{ kind: 'known', points: 111 }, undefined],
    [{ kind: 'none' }, undefined],
    [{ kind: 'unknown' }, undefined],
  ])('[EXT-47] with the points %j, the suggested course is %s', (points, expected) => {
    expect(fittingCourse(points, favourites, chosen, march)?.course).toBe(expected);
  });

  it.each<[studyYear: number, now: string, known: typeof dates, string]>([
    [2026, '2025-10-01T12:00:00Z', dates, 'Medicine'],
    [2026, '2026-03-10T12:00:00Z', dates, 'History'],
    [2026, '2025-10-02T12:00:00Z', [], 'History'],
    [2027, '2026-03-10T12:00:00Z', dates, 'Law'],
  ])(
    '[EXT-47] for %i, at %s, the suggested course is still open',
    (studyYear, at, known, expected) => {
      const all = [
        favourite('Law', range, '2027'),
        favourite('Medicine', range),
        favourite('History', range),
      ];
      const year = { dates: known, studyYear, now: new Date(at) };
      expect(fittingCourse({ kind: 'known', points: 112 }, all, [], year)?.course).toBe(expected);
    },
  );
});
