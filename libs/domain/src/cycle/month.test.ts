import { describe, expect, it } from 'vitest';
import { addMonths, readMonth, weeksOf } from './month.ts';

describe('a month', () => {
  it.each([
    ['2027-01', 1, '2027-02'],
    ['2027-12', 1, '2028-01'],
    ['2027-01', -1, '2026-12'],
    ['2027-03', -15, '2025-12'],
    ['2026-11', 0, '2026-11'],
  ])('%s plus %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  it.each([
    // This month starts on a Monday and has exactly four weeks.
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2027-01', 5, null, '2027-01-31'],
    ['2027-08', 6, null, null],
    ['2028-02', 5, null, null],
  ])('[EXT-35] %s has %i weeks from Monday to Sunday', (month, count, first, last) => {
    const weeks = weeksOf(month);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
    const days = weeks.flat().filter((date) => date !== null);
    expect(days[0]).toBe(`${month}-01`);
    expect(days).toEqual([...days].sort());
    expect(new Set(days.map((day) => day.slice(0, 7)))).toEqual(new Set([month]));
  });

  it('a month contains all of its days, even in a leap year', () => {
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
    expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28);
  });
});

it.each([
  ['2027-02', '2027-02'],
  ['2027-13', null],
  ['2027', null],
  ['2027-02-01', null],
  [null, null],
])('the URL value %j is read as the month %j', (text, month) => {
  expect(readMonth(text)).toBe(month);
});
