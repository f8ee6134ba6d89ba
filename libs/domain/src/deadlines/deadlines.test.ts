import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileStatuses, type TileStatus } from '../apply-status/types.ts';
import { calendarDate } from '../cycle/calendar.ts';
import { deadlines, isExpected } from './dates.ts';
import {
  deadlineRoutes,
  isStageOver,
  nextDeadline,
  ownDeadlineRoutes,
  type DeadlineRoute,
} from './next-deadline.ts';

// One seed: a run fails today for no other reason than yesterday.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

interface Case {
  title: string;
  now: string;
  studyYear?: number;
  routes?: DeadlineRoute[];
  status?: TileStatus;
  gives: [id: string, daysLeft: number] | null;
}

const cases: Case[] = [
  { title: 'before the early deadline', now: '2026-10-01T09:00:00Z', gives: ['2027-early', 14] },
  { title: 'on the day of it', now: '2026-10-15T16:59:59Z', gives: ['2027-early', 0] },
  { title: 'at 6pm British Summer Time', now: '2026-10-15T17:00:00Z', gives: ['2027-main', 90] },
  { title: 'in November', now: '2026-11-20T10:00:00Z', gives: ['2027-main', 54] },
  { title: 'the night before, in London', now: '2027-01-12T23:59:00Z', gives: ['2027-main', 1] },
  { title: 'at 6pm in winter', now: '2027-01-13T18:00:00Z', gives: ['2027-choices', 168] },
  {
    title: 'a deadline without a time lasts all day in London',
    now: '2027-07-01T22:59:59Z',
    gives: ['2027-extra', 0],
  },
  { title: 'and no longer', now: '2027-07-01T23:00:00Z', gives: ['2027-clearing', 108] },
  { title: 'after the last one', now: '2027-10-18T23:00:00Z', gives: null },
  {
    title: 'another study year has its own',
    now: '2025-11-20T10:00:00Z',
    studyYear: 2026,
    gives: ['2026-main', 55],
  },
  { title: 'a year that is not known', now: '2026-11-20T10:00:00Z', studyYear: 2031, gives: null },
  {
    title: 'a conservatoire',
    now: '2026-11-20T10:00:00Z',
    routes: ['uc'],
    gives: ['2027-main-conservatoires', 54],
  },
  {
    title: 'a conservatoire, music',
    now: '2025-09-20T10:00:00Z',
    studyYear: 2026,
    routes: ['ug', 'uc'],
    gives: ['2026-music', 12],
  },
  { title: 'postgraduate', now: '2026-11-20T10:00:00Z', routes: ['postgraduate'], gives: null },
  { title: 'no route', now: '2026-11-20T10:00:00Z', routes: [], gives: null },
  {
    title: 'who has not applied',
    now: '2026-11-20T10:00:00Z',
    status: 'inProgress',
    gives: ['2027-main', 54],
  },
  { title: 'who waits for an answer', now: '2026-11-20T10:00:00Z', status: 'sent', gives: null },
  {
    title: 'who is in Extra',
    now: '2027-03-01T10:00:00Z',
    status: 'extraUnplaced',
    gives: ['2027-extra', 122],
  },
  {
    title: 'who is in Clearing',
    now: '2027-03-01T10:00:00Z',
    status: 'clearingUnplaced',
    gives: ['2027-clearing', 231],
  },
  {
    title: 'who has every decision',
    now: '2026-01-20T10:00:00Z',
    studyYear: 2026,
    routes: ['uc'],
    status: 'decisionsReceived',
    gives: ['2026-replies', 21],
  },
  {
    title: 'whose status is not known, before replies',
    now: '2026-01-20T10:00:00Z',
    studyYear: 2026,
    routes: ['uc'],
    status: 'statusUnknown',
    gives: ['2026-replies', 21],
  },
  {
    title: 'whose status is not known, in November',
    now: '2026-11-20T10:00:00Z',
    status: 'statusUnknown',
    gives: ['2027-main', 54],
  },
  {
    title: 'whose status is not known, on the last day of Extra',
    now: '2027-07-01T10:00:00Z',
    status: 'statusUnknown',
    gives: ['2027-extra', 0],
  },
  {
    title: 'whose status is not known, after it',
    now: '2027-07-02T10:00:00Z',
    status: 'statusUnknown',
    gives: ['2027-clearing', 108],
  },
  {
    title: 'who has no place, in March',
    now: '2027-03-01T10:00:00Z',
    status: 'unplaced',
    gives: ['2027-extra', 122],
  },
  {
    title: 'who has no place after Extra',
    now: '2027-07-02T10:00:00Z',
    status: 'unplaced',
    gives: ['2027-clearing', 108],
  },
];

const ug: DeadlineRoute[] = ['ug'];

describe('nextDeadline', () => {
  for (const { title, now, studyYear = 2027, routes = ug, status, gives } of cases) {
    it(`[EXT-9] ${title}: ${gives?.[0] ?? 'none'}`, () => {
      const next = nextDeadline(new Date(now), studyYear, routes, status);
      expect(next && [next.deadline.id, next.daysLeft]).toEqual(gives);
    });
  }

  it('[EXT-9] is never in the past', () => {
    const anyMoment = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        anyMoment,
        fc.integer({ min: 2024, max: 2028 }),
        fc.constantFrom(...tileStatuses),
        (now, studyYear, status) => {
          const next = nextDeadline(now, studyYear, ['ug', 'uc'], status);
          if (next !== null) expect(next.daysLeft).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('deadlineRoutes', () => {
  it('[EXT-9] a postgraduate in the ug scheme has no common deadline', () => {
    expect(deadlineRoutes('Undergraduate', ['ug', 'uc'])).toEqual(['ug', 'uc']);
    expect(deadlineRoutes('Postgraduate', ['ug', 'uc'])).toEqual(['postgraduate', 'uc']);
  });
});

it.each([
  ['Undergraduate', false, ['ug']],
  ['Undergraduate', true, ['ug', 'uc']],
  ['Postgraduate', true, ['postgraduate', 'uc']],
] as const)('the own routes of %s with conservatoires: %s', (level, conservatoires, routes) => {
  expect(ownDeadlineRoutes(level, conservatoires)).toEqual(routes);
});

it.each([
  ['extra', 2026, '2026-07-01T22:59:59Z', false],
  ['extra', 2026, '2026-07-01T23:00:00Z', true],
  ['applying', 2026, '2026-07-01T12:00:00Z', false],
  ['applying', 2026, '2026-09-24T17:00:00Z', true],
  ['replying', 2027, '2030-01-01T12:00:00Z', false],
] as const)('whether %s of %i is over at %s: %s', (stage, entryYear, now, expected) => {
  expect(isStageOver(stage, entryYear, new Date(now))).toBe(expected);
});

it.each([
  [false, '2027-01-12T23:59:59Z', true],
  [false, '2027-01-13T00:00:00Z', false],
  [true, '2026-12-01T12:00:00Z', false],
])('a date that is published (%s) is only expected at %s: %s', (confirmed, now, expected) => {
  expect(isExpected({ confirmed, date: '2027-01-13' }, new Date(now))).toBe(expected);
});

describe('the table of deadlines', () => {
  it('has these dates, for these schemes and stages', () => {
    const lines = deadlines.map(({ id, schemes, stage, date, time, confirmed }) =>
      [id, schemes.join(), stage, date, time ?? 'all day', confirmed ? '' : 'expected'].join(' '),
    );
    expect(lines.map((line) => line.trim())).toEqual([
      '2025-music uc applying 2024-10-02 18:00',
      '2025-early ug applying 2024-10-15 18:00',
      '2025-main ug applying 2025-01-29 18:00',
      '2025-main-conservatoires uc applying 2025-01-29 18:00',
      '2025-choices ug applying 2025-06-30 18:00',
      '2025-extra ug extra 2025-07-04 all day',
      '2025-clearing ug clearing 2025-10-20 all day',
      '2026-music uc applying 2025-10-02 18:00',
      '2026-early ug applying 2025-10-15 18:00',
      '2026-main ug applying 2026-01-14 18:00',
      '2026-main-conservatoires uc applying 2026-01-14 18:00',
      '2026-replies uc replying 2026-02-10 all day',
      '2026-choices ug applying 2026-06-30 18:00',
      '2026-extra ug extra 2026-07-01 all day',
      '2026-final ug applying 2026-09-24 18:00',
      '2026-clearing ug clearing 2026-10-19 all day',
      '2027-early ug applying 2026-10-15 18:00',
      '2027-main ug applying 2027-01-13 18:00 expected',
      '2027-main-conservatoires uc applying 2027-01-13 18:00 expected',
      '2027-choices ug applying 2027-06-30 18:00',
      '2027-extra ug extra 2027-07-01 all day',
      '2027-clearing ug clearing 2027-10-18 all day',
    ]);
  });

  it('has real dates in order of time, each once', () => {
    for (const { date } of deadlines) {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      expect(calendarDate(year, month, day)).toBe(date);
    }
    for (const entryYear of [2025, 2026, 2027]) {
      const dates = deadlines.filter((row) => row.entryYear === entryYear).map(({ date }) => date);
      expect(dates).toEqual([...dates].sort());
    }
    expect(new Set(deadlines.map(({ id }) => id)).size).toBe(deadlines.length);
  });

  it('the early ones say so', () => {
    for (const { early, key } of deadlines) expect(['music', 'early'].includes(key)).toBe(early);
  });
});
