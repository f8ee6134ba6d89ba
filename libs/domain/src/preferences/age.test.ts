import { describe, expect, it } from 'vitest';
import { ageAt, birthYears, minimumAge, startDateYears, supportOfferAge } from './age.ts';

describe('age', () => {
  it.each([
    ['2013/11/21', '2026-11-20T12:00:00Z', 12, 'the day before the birthday'],
    ['2013/11/21', '2026-11-21T00:00:00Z', 13, 'the birthday'],
    ['2013/11/21', '2026-11-21T12:00:00Z', 13, 'the birthday, at noon'],
    ['2013/07/02', '2026-07-01T22:59:59Z', 12, 'the last second before the birthday, in London'],
    [
      '2013/07/02',
      '2026-07-01T23:00:00Z',
      13,
      'the first second of the birthday in London, an hour before UTC',
    ],
    ['2008/02/29', '2024-02-28T12:00:00Z', 15, 'before a leap day'],
    ['2008/02/29', '2024-02-29T12:00:00Z', 16, 'a leap day'],
    ['2008/02/29', '2025-02-28T12:00:00Z', 16, '28 February of another year'],
    ['2008/02/29', '2025-03-01T00:00:00Z', 17, '1 March of another year'],
    ['2008/03/01', '2025-02-28T23:59:59Z', 16, 'the day before 1 March'],
    ['2026/11/21', '2026-11-21T12:00:00Z', 0, 'the day of birth'],
  ])('[PRF-29] an applicant born on %s is, at %s, %i years old: %s', (dateOfBirth, now, age) => {
    expect(ageAt(dateOfBirth, new Date(now))).toBe(age);
  });

  it('[PRF-29][AMB-76] the age limits are 13 and 17', () => {
    expect(minimumAge).toBe(13);
    expect(supportOfferAge).toBe(17);
  });
});

describe('the years of a list', () => {
  const now = new Date('2026-12-31T23:59:59Z');

  it('[PRF-30] the years for a date of birth go back 100 years', () => {
    const years = birthYears(now);
    expect(years[0]).toBe(2026);
    expect(years.at(-1)).toBe(1926);
    expect(years).toHaveLength(101);
  });

  it('[PRF-54] an apprenticeship has 50 start years, the first of them 10 years ago', () => {
    const years = startDateYears(now);
    expect(years[0]).toBe(2016);
    expect(years.at(-1)).toBe(2065);
    expect(years).toHaveLength(50);
  });
});
