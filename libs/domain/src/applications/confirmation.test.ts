import { describe, expect, it } from 'vitest';
import { applyYear } from './apply-year.ts';
import { applicationOf, confirmationHeadline } from './confirmation.ts';

describe('applyYear', () => {
  it.each([
    ['the year before', 2025, '2026-09-21T12:00:00+01:00', 2026],
    ['the year before, in the new cycle', 2025, '2026-09-22T00:00:00+01:00', 2027],
    ['long ago', 2021, '2026-11-22T10:00:00Z', 2027],
    ['last year, on 1 January', 2026, '2027-01-01T00:00:00Z', 2027],
  ])(
    '[ACS-17] a year before the cycle year becomes the cycle year: %s, %i at %s becomes %i',
    (_name, studyYear, now, expected) => {
      expect(applyYear(studyYear, new Date(now))).toBe(expected);
    },
  );

  it.each([
    ['1 October, first minute in London', '2026-09-30T23:00:00Z', 2027],
    ['1 October', '2026-10-01T12:00:00+01:00', 2027],
    ['31 December, last second', '2026-12-31T23:59:59Z', 2027],
  ])(
    '[ACS-18] on %s (%s), the current year is replaced with the next year, %i',
    (_name, now, expected) => {
      expect(applyYear(2026, new Date(now))).toBe(expected);
    },
  );

  it.each([
    ['this year on 1 January', 2026, '2026-01-01T00:00:00Z', 2026],
    ['this year on 21 September', 2026, '2026-09-21T12:00:00+01:00', 2026],
    [
      'this year on 22 September, when the cycle is the next',
      2026,
      '2026-09-22T12:00:00+01:00',
      2026,
    ],
    ['this year on 30 September, last minute in London', 2026, '2026-09-30T22:59:59Z', 2026],
    ['next year in October', 2027, '2026-10-01T12:00:00+01:00', 2027],
    ['the year after', 2028, '2026-12-31T12:00:00Z', 2028],
    ['next year after it has started', 2027, '2027-01-01T00:00:00Z', 2027],
  ])(
    '[ACS-19] the current year or a later year is unchanged: %s, %i at %s is %i',
    (_name, studyYear, now, expected) => {
      expect(applyYear(studyYear, new Date(now))).toBe(expected);
    },
  );
});

describe('confirmationHeadline', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const of = (academicYearId: string) => ({ academicYearId });

  it.each([
    ['2025', 'open'],
    ['2025', 'closed'],
    ['2025', 'unknown'],
  ] as const)(
    '[ACS-20] an applicant cannot apply for a course of %s whose application is %s',
    (year, state) => {
      expect(confirmationHeadline(of(year), state, now)).toBe('cannotApply');
    },
  );

  it('[ACS-20] the headline depends on the calendar year in London', () => {
    const at = (time: string) => confirmationHeadline(of('2026'), 'open', new Date(time));
    expect(at('2026-12-31T23:59:59Z')).toBe('confirm');
    expect(at('2027-01-01T00:00:00Z')).toBe('cannotApply');
  });

  it.each([['2026'], ['2027'], [null]])(
    '[ACS-21] a closed application makes a course of %s unavailable',
    (year) => {
      expect(confirmationHeadline(year === null ? null : of(year), 'closed', now)).toBe(
        'unavailable',
      );
    },
  );

  it.each([
    [null, 'unknown', 'unknown'],
    ['2027', 'unknown', 'unknown'],
    ['late', 'unknown', 'late'],
    ['late', 'closed', 'late'],
    ['late', 'open', 'late'],
    ['2027', null, 'unavailable'],
  ] as const)(
    'a course of %s whose application is %s has the headline %s',
    (course, state, headline) => {
      const known = course === null || course === 'late' ? course : of(course);
      expect(confirmationHeadline(known, state, now)).toBe(headline);
    },
  );

  it('[ACS-22] a missing course has the headline notFound', () => {
    expect(confirmationHeadline(null, 'open', now)).toBe('notFound');
  });

  it.each(['2026', '2027', '2028'])(
    '[ACS-23] an applicant can confirm a course of %s with an open application',
    (year) => {
      expect(confirmationHeadline(of(year), 'open', now)).toBe('confirm');
    },
  );
});

describe('applicationOf', () => {
  it.each([
    ['ucas', 'undergraduate', 'undergraduate'],
    ['ucas', 'postgraduate', 'postgraduate'],
    ['ucas', 'teacher-training', 'teachertraining'],
    ['cons', 'conservatoires', 'conservatoires'],
    ['ucas', 'conservatoires', null],
    ['cons', 'undergraduate', null],
  ] as const)(
    'the scheme %s with a course of %s has the application %s',
    (scheme, courseScheme, expected) => {
      expect(applicationOf(scheme, { scheme: courseScheme }, 'Undergraduate')).toBe(expected);
    },
  );

  it.each([
    ['cons', 'Postgraduate', 'conservatoires'],
    ['ucas', 'Postgraduate', 'postgraduate'],
    ['ucas', 'Undergraduate', 'undergraduate'],
  ] as const)(
    'the scheme %s at the level %s, without a course, has the application %s',
    (scheme, level, expected) => {
      expect(applicationOf(scheme, null, level)).toBe(expected);
    },
  );
});
