import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const main = { date: '2027-01-13', time: '18:00' };
const clearing = { date: '2027-10-18', time: null };

it.each([
  [main, '2026-11-22T10:00:00Z', { days: 52, hours: null }],
  [main, '2027-01-12T23:59:59Z', { days: 1, hours: null }],
  [main, '2027-01-13T00:00:00Z', { days: 0, hours: 18 }],
  [main, '2027-01-13T16:59:59Z', { days: 0, hours: 1 }],
  [main, '2027-01-13T17:30:00Z', { days: 0, hours: 0 }],
  [clearing, '2027-10-17T23:00:00Z', { days: 0, hours: null }],
])('the time left until %o at %s is %o', (at, now, left) => {
  expect(timeLeft(at, new Date(now))).toEqual(left);
});
