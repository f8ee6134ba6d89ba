import { describe, expect, it } from 'vitest';
import type { KnownMode, Scheme, StudyLevel } from '../apply-status/types.ts';
import { isHomeClearingFor } from '../visibility/clearing.ts';
import { closedWays, isClearingFor, type WayToApply } from './closed-ways.ts';
import { datesOfCycles as dates } from '../fixtures.ts';
import { cyclePhase } from './cycle-phase.ts';
import { phaseMessage } from './phase-message.ts';

const all: readonly WayToApply[] = ['application', 'extra', 'clearing'];

describe('the ways to apply that have closed', () => {
  it.each<
    [
      now: string,
      studyYear: number,
      level: StudyLevel,
      scheme: Scheme,
      mode: KnownMode,
      closed: readonly WayToApply[],
    ]
  >([
    ['2026-06-30T12:00:00Z', 2026, 'Undergraduate', 'ug', 'default', []],
    ['2026-08-14T12:00:00Z', 2026, 'Undergraduate', 'ug', 'default', ['extra']],
    ['2026-10-19T12:00:00Z', 2026, 'Undergraduate', 'ug', 'clearing', ['extra']],
    ['2026-11-21T12:00:00Z', 2026, 'Undergraduate', 'ug', 'default', all],
    // The home mode is Clearing, although the dates of Clearing have passed.
    ['2026-11-21T12:00:00Z', 2026, 'Undergraduate', 'ug', 'on', ['extra']],
    ['2026-11-21T12:00:00Z', 2026, 'Undergraduate', 'ug', 'clearing', ['extra']],
    ['2026-11-21T12:00:00Z', 2025, 'Undergraduate', 'ug', 'on', ['extra']],
    // The mode `clearing` opens Clearing for the current year only.
    ['2026-11-21T12:00:00Z', 2025, 'Undergraduate', 'ug', 'clearing', all],
    // Conservatoires have no Clearing, and postgraduate courses have no common closing date.
    ['2026-11-21T12:00:00Z', 2026, 'Undergraduate', 'uc', 'on', all],
    ['2026-11-21T12:00:00Z', 2026, 'Postgraduate', 'ug', 'default', ['extra', 'clearing']],
    ['2026-11-21T12:00:00Z', 2027, 'Undergraduate', 'ug', 'default', []],
    // An unknown mode may be a mode that opens Clearing.
    ['2026-11-21T12:00:00Z', 2026, 'Undergraduate', 'ug', null, ['extra']],
    ['2026-11-21T12:00:00Z', 2026, 'Undergraduate', 'uc', null, all],
    ['2026-11-21T12:00:00Z', 2026, 'Postgraduate', 'ug', null, ['extra', 'clearing']],
    ['2031-11-21T12:00:00Z', 2031, 'Undergraduate', 'ug', 'default', []],
  ])(
    'at %s, for %i, %s and %s, in mode %s, the closed ways are %j',
    (now, studyYear, studyLevel, scheme, ugMode, closed) => {
      expect(
        closedWays({ dates, now: new Date(now), studyYear, studyLevel, scheme, ugMode }),
      ).toEqual(closed);
    },
  );

  it.each<[now: string, studyYear: number]>([
    ['2026-10-19T12:00:00Z', 2026],
    ['2026-10-20T12:00:00Z', 2026],
    ['2026-11-21T12:00:00Z', 2026],
    ['2026-11-21T12:00:00Z', 2025],
    ['2026-11-21T12:00:00Z', 2027],
  ])(
    '[GRD-29] the ways close together with the banner, in every mode: at %s, for %i',
    (at, studyYear) => {
      const now = new Date(at);
      const phase = cyclePhase(dates, now, studyYear, 'ug');
      for (const ugMode of ['default', 'clearing', 'clearing_timer', 'on'] as const) {
        const input = { now, studyYear, ugMode };
        const isClearing = isHomeClearingFor(input);
        for (const status of ['start', 'startNewApplication', 'clearingAddChoice'] as const) {
          const reader = { status, isClearing, isUnconditional: false };
          const banner = phase && phaseMessage(phase, reader);
          const closed = closedWays({ ...input, dates, studyLevel: 'Undergraduate', scheme: 'ug' });
          expect(closed.includes('application'), `${ugMode} ${status}`).toBe(banner === 'over');
          expect(closed.includes('clearing'), `${ugMode} ${status}`).toBe(banner === 'over');
        }
      }
    },
  );
});

it('no way has closed while the dates are unknown', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const whose = { now, studyYear: 2026, studyLevel: 'Undergraduate', scheme: 'ug' } as const;
  expect(closedWays({ ...whose, ugMode: 'default', dates: [] })).toEqual([]);
});

describe('Clearing for an applicant', () => {
  it.each<[StudyLevel, Scheme, KnownMode, boolean]>([
    ['Undergraduate', 'ug', 'on', true],
    ['Undergraduate', 'ug', 'clearing', true],
    ['Undergraduate', 'ug', 'default', false],
    ['Undergraduate', 'ug', null, false],
    ['Undergraduate', 'uc', 'on', false],
    ['Postgraduate', 'ug', 'on', false],
  ])(
    'for %s and %s in mode %s, isClearingFor returns %s',
    (studyLevel, scheme, ugMode, expected) => {
      const now = new Date('2026-07-20T12:00:00Z');
      expect(isClearingFor({ now, studyYear: 2026, studyLevel, scheme, ugMode })).toBe(expected);
    },
  );
});
