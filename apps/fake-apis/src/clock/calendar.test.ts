import { describe, expect, it } from 'vitest';
import { calendarAt, formatLondonTime } from './calendar.ts';

describe('the calendar', () => {
  it.each([
    ['2026-09-21T22:59:59Z', 2026, 2026],
    ['2026-09-21T23:00:00Z', 2026, 2027], // Midnight in London.
    ['2026-11-21T09:00:00Z', 2026, 2027],
    ['2026-12-31T23:59:59Z', 2026, 2027],
    ['2027-01-01T00:00:00Z', 2027, 2027],
    ['2028-09-21T22:59:59Z', 2028, 2028], // A leap year.
    ['2028-09-21T23:00:00Z', 2028, 2029],
  ])('on %s the year is %i and the cycle year is %i', (now, currentYear, cycleYear) => {
    expect(calendarAt(new Date(now))).toMatchObject({ currentYear, cycleYear });
  });

  it('a date of birth gives the requested age', () => {
    const calendar = calendarAt(new Date('2026-11-21T09:00:00Z'));
    expect(calendar.dateOfBirth(17, 0)).toBe('2009/11/21');
    expect(calendar.dateOfBirth(17, 120)).toBe('2009/07/24');
    expect(calendar.dateOfBirth(18, 364)).toBe('2007/11/22');
  });

  it('the date of birth is a date that exists in the year of birth', () => {
    const calendar = calendarAt(new Date('2028-03-01T09:00:00Z'));
    expect(calendar.dateOfBirth(17, 1)).toBe('2011/02/28');
  });
});

describe('formatLondonTime', () => {
  it.each([
    ['2026-11-21T09:05:07Z', '21/11/2026 09:05:07'],
    ['2026-07-01T23:30:00Z', '02/07/2026 00:30:00'],
    ['2026-01-01T00:00:00Z', '01/01/2026 00:00:00'],
  ])('[SYS-3] the time %s is shown as %s in London', (iso, shown) => {
    expect(formatLondonTime(new Date(iso))).toBe(shown);
  });
});
