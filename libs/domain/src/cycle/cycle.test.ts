import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, daysBetween } from './calendar.ts';
import { cycleYear } from './cycle-year.ts';
import {
  formatClockTime,
  formatDate,
  formatDeadline,
  formatLongDate,
  formatMonth,
} from './format.ts';
import { currentYear, endOfLondonDay, londonDate, londonInstant, londonParts } from './london.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

const at = (iso: string): Date => new Date(iso);

const anyMoment = fc.date({
  min: at('2000-01-01T00:00:00Z'),
  max: at('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe('cycleYear', () => {
  const cases: [title: string, now: string, year: number][] = [
    ['21 September, last minute in London', '2026-09-21T22:59:59Z', 2026],
    ['22 September, first minute in London', '2026-09-21T23:00:00Z', 2027],
    ['22 September, morning', '2026-09-22T09:00:00Z', 2027],
    ['21 September of a leap year', '2028-09-21T12:00:00Z', 2028],
    ['22 September of a leap year', '2028-09-22T12:00:00Z', 2029],
    ['21 September before a leap year', '2027-09-21T12:00:00Z', 2027],
    ['22 September before a leap year', '2027-09-22T12:00:00Z', 2028],
    ['1 January', '2027-01-01T00:00:00Z', 2027],
    ['31 December', '2026-12-31T23:59:59Z', 2027],
    ['leap day', '2028-02-29T12:00:00Z', 2028],
  ];
  for (const [title, now, year] of cases) {
    it(`[ACS-30][APP-66][AMB-8] ${title} is in cycle ${year}`, () => {
      expect(cycleYear(at(now))).toBe(year);
    });
  }

  it('[ACS-30] the cycle year never decreases, and is the calendar year or the next year', () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, (a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(cycleYear(earlier)).toBeLessThanOrEqual(cycleYear(later));
        expect([0, 1]).toContain(cycleYear(a) - currentYear(a));
      }),
    );
  });
});

describe('London time', () => {
  const cases: [title: string, now: string, date: string, clock: string][] = [
    ['18:00 UTC in winter', '2026-01-14T18:00:00Z', '2026-01-14', '18:00'],
    ['13:05 UTC in summer', '2026-07-01T13:05:00Z', '2026-07-01', '14:05'],
    ['23:30 UTC in summer', '2026-06-30T23:30:00Z', '2026-07-01', '00:30'],
    ['the last second of winter time', '2026-03-29T00:59:59Z', '2026-03-29', '00:59'],
    ['the first second of summer time', '2026-03-29T01:00:00Z', '2026-03-29', '02:00'],
    ['the last second of summer time', '2026-10-25T00:59:59Z', '2026-10-25', '01:59'],
    ['the first second of the repeated hour', '2026-10-25T01:00:00Z', '2026-10-25', '01:00'],
    ['the last second of the year', '2026-12-31T23:59:59Z', '2026-12-31', '23:59'],
    ['the first second of the year', '2027-01-01T00:00:00Z', '2027-01-01', '00:00'],
  ];
  for (const [title, now, date, clock] of cases) {
    it(`[AMB-8] at ${title}, the time in London is ${date} ${clock}`, () => {
      expect(londonDate(at(now))).toBe(date);
      expect(formatClockTime(at(now))).toBe(clock);
    });
  }

  it('[AMB-8] the current year is the calendar year in London', () => {
    expect(currentYear(at('2026-12-31T23:59:59Z'))).toBe(2026);
    expect(currentYear(at('2027-01-01T00:00:00Z'))).toBe(2027);
  });

  it('londonParts returns all parts of a date and time', () => {
    expect(londonParts(at('2026-07-01T13:05:09Z'))).toEqual({
      year: 2026,
      month: 7,
      day: 1,
      hour: 14,
      minute: 5,
      second: 9,
    });
  });
});

describe('londonInstant', () => {
  const cases: [title: string, date: string, hour: number, minute: number, iso: string][] = [
    ['winter', '2026-01-14', 18, 0, '2026-01-14T18:00:00.000Z'],
    ['summer', '2026-06-30', 18, 0, '2026-06-30T17:00:00.000Z'],
    ['midnight in summer', '2026-07-01', 0, 0, '2026-06-30T23:00:00.000Z'],
    ['midnight in winter', '2026-12-01', 0, 0, '2026-12-01T00:00:00.000Z'],
    ['the hour that spring leaves out', '2026-03-29', 1, 30, '2026-03-29T01:30:00.000Z'],
    ['the hour that autumn repeats', '2026-10-25', 1, 30, '2026-10-25T00:30:00.000Z'],
    ['after the clocks went back', '2026-10-25', 2, 0, '2026-10-25T02:00:00.000Z'],
  ];
  for (const [title, date, hour, minute, iso] of cases) {
    it(`${title}, ${date} ${hour}:${minute} is ${iso}`, () => {
      expect(londonInstant(date, { hour, minute }).toISOString()).toBe(iso);
    });
  }

  it('londonInstant is the inverse of londonParts, except in the hour that occurs twice', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const back = londonInstant(londonDate(moment), londonParts(moment));
        expect(londonParts(back)).toEqual(londonParts(moment));
      }),
    );
  });

  it('a day ends at midnight in London', () => {
    expect(endOfLondonDay('2026-06-30').toISOString()).toBe('2026-06-30T23:00:00.000Z');
    expect(endOfLondonDay('2026-10-25').toISOString()).toBe('2026-10-26T00:00:00.000Z');
  });
});

describe('calendar dates', () => {
  it('a day that does not exist has no calendar date', () => {
    expect(calendarDate(2028, 2, 29)).toBe('2028-02-29');
    expect(calendarDate(2027, 2, 29)).toBeNull();
    expect(calendarDate(2026, 13, 1)).toBeNull();
    expect(calendarDate(2026, 4, 31)).toBeNull();
    expect(calendarDate(99, 1, 1)).toBe('0099-01-01');
  });

  it('days are counted between London dates, even across a clock change', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-01-13', '2026-11-20')).toBe(-54);
  });

  it('addDays returns a date without a time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('addDays and daysBetween are inverse functions', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -5_000, max: 5_000 }), (moment, days) => {
        const date = londonDate(moment);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});

describe('dates in words', () => {
  it('formatLongDate returns the weekday, day and month, and formatDate the day, month and year', () => {
    expect(formatLongDate('2026-01-14')).toBe('Wednesday 14 January');
    expect(formatDate('2026-01-14')).toBe('14 January 2026');
    expect(formatLongDate('2028-02-29')).toBe('Tuesday 29 February');
  });

  const cases: [time: string | null, words: string][] = [
    ['18:00', 'Wednesday 14 January, 6pm'],
    ['18:30', 'Wednesday 14 January, 6:30pm'],
    ['09:05', 'Wednesday 14 January, 9:05am'],
    ['00:30', 'Wednesday 14 January, 12:30am'],
    ['12:30', 'Wednesday 14 January, 12:30pm'],
    ['12:00', 'Wednesday 14 January, midday'],
    ['00:00', 'Wednesday 14 January, midnight'],
    [null, 'Wednesday 14 January'],
  ];
  for (const [time, words] of cases) {
    it(`a deadline with ${time ?? 'no time'} reads ${words}`, () => {
      expect(formatDeadline('2026-01-14', time)).toBe(words);
    });
  }
});

describe('formatMonth', () => {
  it.each([
    ['2027-09-20', 'September 2027'],
    ['2028-01-01', 'January 2028'],
    ['2027-12-31', 'December 2027'],
  ])('the month of %s is %s', (date, words) => expect(formatMonth(date)).toBe(words));
});
