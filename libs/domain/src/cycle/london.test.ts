import { describe, expect, it } from 'vitest';
import { londonInstant, londonParts } from './london.ts';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** The time in London, as formatted by the runtime. */
const shownBy = (now: Date) => clock.format(now).replace(', ', 'T');

const twoDigits = (value: number) => String(value).padStart(2, '0');

const shownByParts = (now: Date) => {
  const { year, month, day, hour, minute, second } = londonParts(now);
  const date = [String(year), twoDigits(month), twoDigits(day)].join('-');
  return `${date}T${[hour, minute, second].map(twoDigits).join(':')}`;
};

describe('London time', () => {
  it.each([
    ['in winter', '2026-01-15T17:59:59Z'],
    ['in summer', '2026-07-15T17:00:00Z'],
    ['at the end of a year', '2026-12-31T23:59:59Z'],
    ['before the clocks go forward', '2026-03-29T00:59:59Z'],
    ['after the clocks go forward', '2026-03-29T01:00:00Z'],
    ['before the clocks go back', '2026-10-25T00:59:59Z'],
    ['after the clocks go back', '2026-10-25T01:00:00Z'],
    ['in the years with the same time all year', '1970-01-15T12:00:00Z'],
    ['in a summer long ago', '1947-05-01T12:00:00Z'],
    ['in another year', '2030-06-30T22:59:59Z'],
  ])('the London time is correct %s', (_when, iso) => {
    const now = new Date(iso);
    expect(shownByParts(now)).toBe(shownBy(now));
  });

  it('the London time is correct at every hour around the clock changes of many years', () => {
    for (let year = 1950; year <= 2040; year += 1) {
      for (const month of [2, 3, 9, 10]) {
        for (let day = 1; day <= 31; day += 1) {
          const now = new Date(Date.UTC(year, month, day, 0, 30));
          expect(shownByParts(now)).toBe(shownBy(now));
        }
      }
    }
  });

  it('the London time is correct in the year 1', () => {
    expect(londonParts(new Date('0001-06-01T12:00:00Z'))).toMatchObject({ year: 1, month: 6 });
  });

  it('londonParts throws an error for an invalid date', () => {
    expect(() => londonParts(new Date(NaN))).toThrow(RangeError);
  });

  it.each([
    ['2026-01-28', '2026-01-28T18:00:00.000Z'],
    ['2026-06-30', '2026-06-30T17:00:00.000Z'],
  ])('18:00 in London on %s is %s', (date, iso) => {
    expect(londonInstant(date, { hour: 18 }).toISOString()).toBe(iso);
  });
});
