import { describe, expect, it } from 'vitest';
import {
  dateFromParts,
  datePartsOf,
  daysInMonth,
  isRealDate,
  isRealMonth,
  monthFromParts,
  monthPartsOf,
} from './date-answers.ts';

describe('days of a month', () => {
  it.each([
    [1, 31],
    [2, 29],
    [3, 31],
    [4, 30],
    [5, 31],
    [6, 30],
    [7, 31],
    [8, 31],
    [9, 30],
    [10, 31],
    [11, 30],
    [12, 31],
  ])('[PRF-31][PRF-32] while no year is chosen, month %i has %i days', (month, days) => {
    expect(daysInMonth(month)).toBe(days);
  });

  it.each([
    [2008, 29],
    [2009, 28],
    [2000, 29],
    [1900, 28],
  ])('[PRF-31] February of %i has %i days', (year, days) => {
    expect(daysInMonth(2, year)).toBe(days);
  });
});

describe('a date that is entered in three fields', () => {
  it.each([
    ['29', '2', '2008', '2008/02/29'],
    ['29', '02', '2008', '2008/02/29'],
    ['1', '12', '1999', '1999/12/01'],
  ])('[PRF-33][AMB-70] the boxes %s, %s and %s give the date %s', (day, month, year, answer) => {
    expect(dateFromParts({ day, month, year })).toBe(answer);
    expect(isRealDate(answer)).toBe(true);
  });

  it.each([
    ['29', '2', '2009', '29 February in a year that is not a leap year'],
    ['31', '4', '2008', 'a day that the month does not have'],
    ['0', '1', '2008', 'day 0'],
    ['1', '13', '2008', 'month 13'],
    ['1', '1', '08', 'a year of two digits'],
    ['1', '1', '', 'no year'],
    ['', '1', '2008', 'no day'],
    ['1', 'May', '2008', 'a word'],
    ['1/2', '3', '2008', 'a slash'],
  ])('[PRF-31] the boxes %j, %j and %j do not give a date: %s', (day, month, year) => {
    expect(isRealDate(dateFromParts({ day, month, year }))).toBe(false);
  });

  it('a date is shown again as typed', () => {
    const typed = { day: '31', month: '04', year: '20' };
    expect(datePartsOf(dateFromParts(typed))).toEqual(typed);
    expect(datePartsOf(dateFromParts({ day: '', month: '5', year: '' }))).toEqual({
      day: '',
      month: '05',
      year: '',
    });
    expect(datePartsOf(undefined)).toEqual({ day: '', month: '', year: '' });
  });

  it('three empty boxes give an empty answer', () => {
    expect(dateFromParts({ day: '', month: '', year: '' })).toBe('');
  });

  it.each(['', '2008-02-29', '29/02/2008', '2008/2/29', '2008/02/30', ' 2008/02/29'])(
    '[PRF-33] %j is not in the stored format',
    (text) => {
      expect(isRealDate(text)).toBe(false);
    },
  );
});

describe('a month in boxes', () => {
  it.each([
    ['9', '2025', '2025-09'],
    ['12', '2030', '2030-12'],
  ])('[PRF-53] the boxes %s and %s give the month %s', (month, year, answer) => {
    expect(monthFromParts({ month, year })).toBe(answer);
    expect(isRealMonth(answer)).toBe(true);
  });

  it('an incomplete month is shown again as typed, and two empty boxes give an empty answer', () => {
    const half = { month: '', year: '2027' };
    expect(monthPartsOf(monthFromParts(half))).toEqual(half);
    expect(isRealMonth(monthFromParts(half))).toBe(false);
    expect(monthPartsOf(monthFromParts({ month: '9', year: '' }))).toEqual({
      month: '09',
      year: '',
    });
    expect(monthFromParts({ month: '', year: '' })).toBe('');
    expect(monthPartsOf(undefined)).toEqual({ month: '', year: '' });
  });
});
