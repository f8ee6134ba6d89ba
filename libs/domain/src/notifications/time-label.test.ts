import { describe, expect, it } from 'vitest';
import { timeLabel } from './time-label.ts';

const now = new Date('2026-11-20T12:00:00Z');
const seconds = (date: Date) => date.getTime() / 1000;

describe('the time label', () => {
  const minute = 60;
  const hour = 60 * minute;
  const day = 24 * hour;
  it.each([
    [-3 * day, 'seconds', 0],
    [-1, 'seconds', 0],
    [0, 'seconds', 0],
    [0.5, 'seconds', 0],
    [1, 'seconds', 1],
    [59, 'seconds', 59],
    [59.9, 'seconds', 59],
    [minute, 'minutes', 1],
    [2 * minute - 1, 'minutes', 1],
    [2 * minute, 'minutes', 2],
    [hour - 1, 'minutes', 59],
    [hour, 'hours', 1],
    [2 * hour - 1, 'hours', 1],
    [day - 1, 'hours', 23],
  ])('[NTF-11] a notification of %d s ago has the unit %s and the count %i', (age, unit, count) => {
    expect(timeLabel(seconds(now) - age, now)).toEqual({ unit, count });
  });

  it.each([
    [seconds(now) - day, '19 November 2026'],
    [seconds(now) - 365 * day, '20 November 2025'],
    // It is half past midnight in London, and still the previous day in UTC.
    [Date.parse('2026-06-30T23:30:00Z') / 1000, '1 July 2026'],
    [Date.parse('2026-01-01T00:00:00Z') / 1000, '1 January 2026'],
    [Date.parse('2025-12-31T23:59:59Z') / 1000, '31 December 2025'],
    [0, '1 January 1970'],
  ])('[NTF-11] an older notification of %d has its date in London: %s', (created, date) => {
    expect(timeLabel(created, now)).toEqual({ unit: 'date', date });
  });
});
