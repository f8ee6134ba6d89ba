import type { CycleDate, TileStatus } from '@applicant-hub/domain';
import { datesOfCycles } from '@applicant-hub/domain/fixtures';
import { expect, it } from 'vitest';
import { deadlineView } from './deadline.server.ts';

const applicationAt = (status: TileStatus, hasApplied = false) =>
  ({ scheme: 'ug', status, decisions: [], hasApplied }) as const;

const applying = {
  dates: datesOfCycles,
  studyLevel: 'Undergraduate',
  studyYear: 2027,
  application: applicationAt('ready'),
  isEarly: false,
  now: new Date('2026-11-22T10:00:00Z'),
} as const;

it.each([
  ['2026-11-22T10:00:00Z', 'Wednesday 13 January, 6pm UK time, 52 days left', false],
  ['2027-01-13T09:30:00Z', 'Wednesday 13 January, 6pm UK time, today, 8 hours left', true],
  [
    '2027-01-13T17:30:00Z',
    'Wednesday 13 January, 6pm UK time, today, less than an hour left',
    true,
  ],
])('[EXT-9] the deadline on the tile at %s is: %s', (at, when, isToday) => {
  expect(deadlineView({ ...applying, now: new Date(at) })).toEqual({
    line: `Apply by ${when}`,
    isToday,
    isExpected: !isToday,
  });
});

it('[EXT-30] before Extra opens, the tile shows the day on which it opens, if that day is known', () => {
  const lineOf = (day: string, dates: readonly CycleDate[] = datesOfCycles) => {
    const now = new Date(`${day}T12:00:00Z`);
    const application = applicationAt('unplaced');
    return deadlineView({ ...applying, application, now, dates });
  };
  expect(lineOf('2027-02-24')).toMatchObject({
    line: 'Extra (one more choice at a time) opens on Thursday 25 February, tomorrow',
    isExpected: false,
  });
  const addBy = {
    line: expect.stringMatching(/^Add a choice in Extra .* by Thursday 1 July/) as unknown,
  };
  expect(lineOf('2027-02-25')).toMatchObject(addBy);
  const withoutOpening = datesOfCycles.filter(({ key }) => key !== 'extra-opens');
  expect(lineOf('2027-02-24', withoutOpening)).toMatchObject(addBy);
  const expected = datesOfCycles.map((date) => ({ ...date, isConfirmed: false }));
  expect(lineOf('2027-02-24', expected)).toMatchObject({ isExpected: true });
});

it('[EXT-9] with room for an ordinary choice, the tile shows its last day before that of Extra', () => {
  const application = applicationAt('extraNotOpen');
  expect(deadlineView({ ...applying, application })).toMatchObject({
    line: 'Add another choice by Wednesday 30 June, 6pm UK time, 220 days left (after that, through Clearing)',
  });
});

it('[EXT-9] the tile shows no deadline if no API returns a deadline', () => {
  expect(deadlineView({ ...applying, dates: [] })).toBeNull();
});

it.each<[status: TileStatus, deadline: 'unknown' | null]>([
  ['ready', 'unknown'],
  ['extraUnplaced', 'unknown'],
  ['sent', null],
  ['placedFirm', null],
  ['unavailable', null],
])(
  '[EXT-30] while the dates are not known, the tile with status %s has the deadline: %s',
  (status, deadline) => {
    expect(deadlineView({ ...applying, application: applicationAt(status), dates: null })).toBe(
      deadline,
    );
  },
);

it.each<[status: TileStatus, hasApplied: boolean, when: string | null]>([
  ['statusUnknown', true, null],
  ['statusUnknown', false, "Wednesday 13 January, 6pm UK time, 52 days left, if you haven't yet"],
  ['updating', false, "Wednesday 13 January, 6pm UK time, 52 days left, if you haven't yet"],
  ['unavailable', true, null],
])(
  '[EXT-9] with status %s and hasApplied %s, the deadline on the tile is: %s',
  (status, hasApplied, when) => {
    expect(deadlineView({ ...applying, application: applicationAt(status, hasApplied) })).toEqual(
      when === null ? null : expect.objectContaining({ line: `Apply by ${when}` }),
    );
  },
);

it.each([
  [
    false,
    'Apply by Wednesday 13 January, 6pm UK time, 95 days left',
    'Applying to Oxford, to Cambridge or for medicine, dentistry or a veterinary course? By Thursday 15 October, 6pm UK time, 5 days left',
  ],
  [
    true,
    'Apply to Oxford, to Cambridge or for medicine, dentistry and veterinary courses by Thursday 15 October, 6pm UK time, 5 days left',
    'Other courses: by Wednesday 13 January, 6pm UK time, 95 days left',
  ],
])(
  '[EXT-9] in October, with isEarly %s, the first deadline on the tile is: %s',
  (isEarly, line, other) => {
    const view = deadlineView({ ...applying, isEarly, now: new Date('2026-10-10T10:00:00Z') });
    expect(view !== null && view !== 'unknown' && [view.line, view.other]).toEqual([line, other]);
  },
);
