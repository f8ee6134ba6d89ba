import { describe, expect, it } from 'vitest';
import type { KeyDate } from '../events/types.ts';
import { datesOfCycles } from '../fixtures.ts';
import { cycleDates, isExpected } from './cycle-dates.ts';
import { deadlineRoutes } from './routes.ts';
import { isStageOver } from './stage-over.ts';

describe('deadlineRoutes', () => {
  it('[EXT-9] a postgraduate in the ug scheme has the route postgraduate', () => {
    expect(deadlineRoutes('Undergraduate', ['ug', 'uc'])).toEqual(['ug', 'uc']);
    expect(deadlineRoutes('Postgraduate', ['ug', 'uc'])).toEqual(['postgraduate', 'uc']);
  });
});

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
])('for a date with isConfirmed %s, isExpected at %s is %s', (isConfirmed, now, expected) => {
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
  it('[EXT-30] the dates that rules depend on are the key dates with a known key, in chronological order', () => {
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
