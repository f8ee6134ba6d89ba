import { expect, it } from 'vitest';
import { datesOfCycles } from '../fixtures.ts';
import { decisionsBy } from './decision-dates.ts';

it.each([
  [2026, '2026-03-10T12:00:00Z', 'aim 2026-03-31'],
  [2026, '2026-03-31T22:59:59Z', 'aim 2026-03-31'],
  [2026, '2026-03-31T23:00:00Z', 'most 2026-05-13'],
  [2026, '2026-05-13T22:59:59Z', 'most 2026-05-13'],
  [2026, '2026-05-14T12:00:00Z', 'last 2026-07-15'],
  [2026, '2026-07-16T12:00:00Z', null],
  [2027, '2026-11-25T12:00:00Z', 'aim 2027-03-31'],
  // No dates are published for these years.
  [2025, '2025-01-10T12:00:00Z', null],
  [2031, '2031-01-10T12:00:00Z', null],
])('[EXT-9] for entry in %i, the next day for decisions at %s is %s', (entryYear, at, expected) => {
  const by = decisionsBy(datesOfCycles, entryYear, new Date(at));
  expect(by && `${by.kind} ${by.date}`).toBe(expected);
});

it('a day for decisions is confirmed only when its key date is confirmed', () => {
  const at = (day: string) => decisionsBy(datesOfCycles, 2026, new Date(`${day}T12:00:00Z`));
  expect(at('2026-03-10')?.isConfirmed).toBe(true);
  expect(at('2026-04-10')?.isConfirmed).toBe(false);
});
