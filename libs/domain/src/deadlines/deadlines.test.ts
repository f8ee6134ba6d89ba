import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileStatuses, type TileStatus } from '../apply-status/types.ts';
import type { KeyDate } from '../events/types.ts';
import { datesOfCycles } from '../fixtures.ts';
import { cycleDates, isExpected } from './cycle-dates.ts';
import { deadlineStatus } from './stages.ts';
import {
  awaitsDeadline,
  deadlineRoutes,
  earlyDeadline,
  isStageOver,
  nextDeadline,
  ownDeadlineRoutes,
  type DeadlineRoute,
} from './next-deadline.ts';

// The same seed in every run, so that only a code change can cause a failure.
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
  { title: 'before the early deadline', now: '2026-10-01T09:00:00Z', gives: ['2027-main', 104] },
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
    title: 'whose status is not known, in November',
    now: '2026-11-20T10:00:00Z',
    status: 'statusUnknown',
    gives: ['2027-main', 54],
  },
  {
    title: 'whose status is not known, before replies to conservatoires',
    now: '2026-01-20T10:00:00Z',
    studyYear: 2026,
    routes: ['uc'],
    status: 'statusUnknown',
    gives: null,
  },
  {
    title: 'whose status is not known, while Extra and Clearing go on',
    now: '2027-07-01T10:00:00Z',
    status: 'statusUnknown',
    gives: null,
  },
  {
    title: 'whose status in Clearing is not known',
    now: '2027-08-20T10:00:00Z',
    status: 'clearingUnknown',
    gives: null,
  },
  {
    title: 'who has every decision for universities: that date goes by the day of the last one',
    now: '2026-04-20T10:00:00Z',
    studyYear: 2026,
    status: 'decisionsReceived',
    gives: null,
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
    it(`[EXT-9] ${title}: the next deadline is ${gives?.[0] ?? 'none'}`, () => {
      const next = nextDeadline(datesOfCycles, new Date(now), studyYear, routes, status);
      expect(next && [next.deadline.id, next.daysLeft]).toEqual(gives);
    });
  }

  it('[EXT-9] the next deadline is never in the past', () => {
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
          const next = nextDeadline(datesOfCycles, now, studyYear, ['ug', 'uc'], status);
          if (next !== null) expect(next.daysLeft).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('earlyDeadline', () => {
  it.each<[now: string, status: TileStatus, daysLeft: number | null]>([
    ['2026-10-01T09:00:00Z', 'inProgress', 14],
    ['2026-10-15T16:59:59Z', 'inProgress', 0],
    ['2026-10-15T17:00:00Z', 'inProgress', null],
    ['2026-10-01T09:00:00Z', 'sent', null],
  ])(
    '[EXT-9] at %s, in British Summer Time, the number of days to the early deadline with the status %s is %s',
    (now, status, daysLeft) => {
      const early = earlyDeadline(datesOfCycles, new Date(now), 2027, ug, status);
      expect(early?.daysLeft ?? null).toBe(daysLeft);
      expect(earlyDeadline(datesOfCycles, new Date(now), 2027, ['uc'], status)).toBeNull();
    },
  );
});

describe('the deadlines of an applicant', () => {
  it.each([
    [['ug'], 'inProgress', true],
    [['uc'], 'decisionsReceived', true],
    [['postgraduate'], 'inProgress', false],
    [['ug'], 'sent', false],
    [['ug'], 'unavailable', false],
    [['ug'], 'statusUnknown', false],
  ] as const)(
    '[EXT-9] an applicant with the routes %j and the status %s has future deadlines: %s',
    (routes, status, expected) => {
      expect(awaitsDeadline(routes, status)).toBe(expected);
    },
  );
});

it.each([
  ['statusUnknown', true, null],
  ['statusUnknown', false, '2027-main'],
  ['unavailable', true, null],
  ['updating', false, '2027-main'],
  // An application that was not sent still has its deadline, regardless of its choices.
  ['ready', true, '2027-main'],
] as const)(
  '[EXT-9] with the status %s, and the applicant known to have applied (%s), the deadline is %s',
  (status, hasApplied, expected) => {
    const now = new Date('2026-11-20T10:00:00Z');
    const next = nextDeadline(datesOfCycles, now, 2027, ug, deadlineStatus(status, hasApplied));
    expect(next?.deadline.id ?? null).toBe(expected);
  },
);

describe('deadlineRoutes', () => {
  it('[EXT-9] a postgraduate in the ug scheme has the route postgraduate', () => {
    expect(deadlineRoutes('Undergraduate', ['ug', 'uc'])).toEqual(['ug', 'uc']);
    expect(deadlineRoutes('Postgraduate', ['ug', 'uc'])).toEqual(['postgraduate', 'uc']);
  });
});

it.each([
  ['Undergraduate', false, ['ug']],
  ['Undergraduate', true, ['ug', 'uc']],
  ['Postgraduate', true, ['postgraduate', 'uc']],
] as const)(
  'at the level %s, with conservatoires possible (%s), the routes are %j',
  (level, conservatoires, routes) => {
    expect(ownDeadlineRoutes(level, conservatoires)).toEqual(routes);
  },
);

it.each([
  ['extra', 2026, '2026-07-01T22:59:59Z', false],
  ['extra', 2026, '2026-07-01T23:00:00Z', true],
  ['apply', 2026, '2026-07-01T12:00:00Z', false],
  ['apply', 2026, '2026-09-24T17:00:00Z', true],
  ['reply', 2025, '2030-01-01T12:00:00Z', false],
] as const)('the stage %s of %i is over at %s: %s', (stage, entryYear, now, expected) => {
  expect(isStageOver(datesOfCycles, stage, entryYear, new Date(now))).toBe(expected);
});

it.each([
  [false, '2027-01-12T23:59:59Z', true],
  [false, '2027-01-13T00:00:00Z', false],
  [true, '2026-12-01T12:00:00Z', false],
])('a date (published: %s) is only an expected date at %s: %s', (isConfirmed, now, expected) => {
  expect(isExpected({ isConfirmed, date: '2027-01-13' }, new Date(now))).toBe(expected);
});

const keyDate: KeyDate = {
  id: 'main',
  title: 'Equal consideration deadline',
  date: '2029-01-10',
  time: '18:00',
  url: null,
  schemes: ['undergraduate', 'conservatoires', 'postgraduate'],
  cycle: {
    entryYear: 2029,
    stage: 'apply',
    key: 'main',
    isConfirmed: true,
    decisionsBy: null,
  },
};

describe('the dates that rules depend on', () => {
  it('[EXT-30] the dates that rules depend on are the key dates with a purpose, in chronological order', () => {
    const { cycle } = keyDate;
    expect(
      cycleDates([
        keyDate,
        { ...keyDate, id: 'all day', time: null },
        { ...keyDate, id: 'sooner', date: '2028-10-14', schemes: ['undergraduate'] },
        { ...keyDate, id: 'untold', cycle: null },
        { ...keyDate, id: 'for readers', cycle: cycle && { ...cycle, key: 'open-day-season' } },
      ]).map(({ id, schemes }) => [id, schemes]),
    ).toEqual([
      ['sooner', ['ug']],
      ['main', ['ug', 'uc']],
      ['all day', ['ug', 'uc']],
    ]);
  });
});
