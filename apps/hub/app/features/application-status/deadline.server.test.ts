import { nextDeadline } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { deadlineView } from './deadline.server.ts';

it.each([
  ['2026-11-22T10:00:00Z', 'Wednesday 13 January, 6pm, 52 days left', false],
  ['2027-01-13T09:30:00Z', 'Wednesday 13 January, 6pm, today, 8 hours left', true],
  ['2027-01-13T17:30:00Z', 'Wednesday 13 January, 6pm, today, less than an hour left', true],
])('[EXT-9] the tile says at %s: %s', (at, when, isToday) => {
  const now = new Date(at);
  expect(deadlineView(nextDeadline(now, 2027, ['ug'], 'ready'), now)).toEqual({
    what: 'Apply',
    when,
    isToday,
  });
});
