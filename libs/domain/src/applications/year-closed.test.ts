import { expect, it } from 'vitest';
import type { ApplyMode } from '../apply-status/types.ts';
import { datesOfCycles as dates } from '../fixtures.ts';
import { type ApplicationId, applicationIds } from './ids.ts';
import { isTooLateToStart } from './year-closed.ts';

const common: readonly ApplicationId[] = ['undergraduate', 'conservatoires'];

it.each<[now: string, studyYear: number, ugMode: ApplyMode, tooLate: readonly ApplicationId[]]>([
  ['2026-06-30T12:00:00Z', 2026, 'default', []],
  ['2026-10-19T12:00:00Z', 2026, 'clearing', []],
  ['2026-11-21T12:00:00Z', 2026, 'default', common],
  ['2026-11-21T12:00:00Z', 2025, 'default', common],
  // While the home mode is Clearing, undergraduate applications remain open; conservatoires are
  // closed.
  ['2026-11-21T12:00:00Z', 2026, 'on', ['conservatoires']],
  ['2026-11-21T12:00:00Z', 2027, 'default', []],
  ['2026-11-21T12:00:00Z', 2031, 'default', []],
])(
  '[EXT-31] %s: for %i in mode %s, it is too late to start %j',
  (at, studyYear, ugMode, tooLate) => {
    const now = new Date(at);
    const input = { dates, now, studyYear, ugMode };
    expect(applicationIds.filter((id) => isTooLateToStart(id, input))).toEqual(tooLate);
  },
);

it('every application can still be started while the dates are unknown', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const input = { dates: [], now, studyYear: 2026, ugMode: 'default' } as const;
  expect(applicationIds.filter((id) => isTooLateToStart(id, input))).toEqual([]);
});
