import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileStatuses, type TileStatus } from '../apply-status/types.ts';
import type { DeadlineRoute } from '../deadlines/routes.ts';
import { datesOfCycles } from '../fixtures.ts';
import { cyclePhase, cyclePhases, type CyclePhase } from './cycle-phase.ts';
import { phaseMessage, type PhaseMessage } from './phase-message.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

/** The first and the last time of each phase, in UTC. */
const boundaries: [now: string, entryYear: number, route: DeadlineRoute, phase: CyclePhase][] = [
  ['2025-09-01T22:59:59Z', 2026, 'ug', 'preparing'],
  ['2025-09-01T23:00:00Z', 2026, 'ug', 'early'],
  ['2025-10-15T16:59:59Z', 2026, 'ug', 'early'],
  ['2025-10-15T17:00:00Z', 2026, 'ug', 'main'],
  ['2026-01-14T17:59:59Z', 2026, 'ug', 'main'],
  ['2026-01-14T18:00:00Z', 2026, 'ug', 'afterMain'],
  ['2026-02-25T23:59:59Z', 2026, 'ug', 'afterMain'],
  ['2026-02-26T00:00:00Z', 2026, 'ug', 'extra'],
  ['2026-06-30T16:59:59Z', 2026, 'ug', 'extra'],
  ['2026-06-30T17:00:00Z', 2026, 'ug', 'late'],
  ['2026-07-01T22:59:59Z', 2026, 'ug', 'late'],
  ['2026-07-01T23:00:00Z', 2026, 'ug', 'clearing'],
  ['2026-08-07T22:59:59Z', 2026, 'ug', 'clearing'],
  ['2026-08-07T23:00:00Z', 2026, 'ug', 'embargo'],
  ['2026-08-12T22:59:59Z', 2026, 'ug', 'embargo'],
  ['2026-08-12T23:00:00Z', 2026, 'ug', 'resultsMorning'],
  ['2026-08-13T06:59:59Z', 2026, 'ug', 'resultsMorning'],
  ['2026-08-13T07:00:00Z', 2026, 'ug', 'resultsDay'],
  ['2026-08-13T22:59:59Z', 2026, 'ug', 'resultsDay'],
  ['2026-08-13T23:00:00Z', 2026, 'ug', 'afterResults'],
  ['2026-10-19T22:59:59Z', 2026, 'ug', 'afterResults'],
  ['2026-10-19T23:00:00Z', 2026, 'ug', 'over'],

  ['2025-07-09T22:59:59Z', 2026, 'uc', 'preparing'],
  ['2025-07-09T23:00:00Z', 2026, 'uc', 'early'],
  ['2025-10-02T17:00:00Z', 2026, 'uc', 'main'],
  ['2026-01-14T18:00:00Z', 2026, 'uc', 'afterMain'],
  ['2026-08-13T07:00:00Z', 2026, 'uc', 'afterMain'],
  ['2026-10-19T23:00:00Z', 2026, 'uc', 'over'],
  // The early deadline of this cycle is not published.
  ['2026-10-01T09:00:00Z', 2027, 'uc', 'main'],

  ['2024-09-02T23:00:00Z', 2025, 'ug', 'early'],
  ['2025-07-04T23:00:00Z', 2025, 'ug', 'clearing'],
  ['2025-08-14T07:00:00Z', 2025, 'ug', 'resultsDay'],
  ['2025-10-20T23:00:00Z', 2025, 'ug', 'over'],
  // Results day is not published.
  ['2027-08-12T07:00:00Z', 2027, 'ug', 'clearing'],
];

/** Times that other tests of the hub use, in London time. */
const moments: [title: string, now: string, entryYear: number, phase: CyclePhase][] = [
  ['14 October', '2026-10-14T09:00:00+01:00', 2027, 'early'],
  ['15 October, 18:01', '2026-10-15T18:01:00+01:00', 2027, 'main'],
  ['26 February', '2026-02-26T09:00:00Z', 2026, 'extra'],
  ['30 June, 23:59', '2026-06-30T23:59:00+01:00', 2026, 'late'],
  ['2 July', '2026-07-02T09:00:00+01:00', 2026, 'clearing'],
  ['results day, 07:59', '2026-08-13T07:59:00+01:00', 2026, 'resultsMorning'],
  ['results day, 08:00', '2026-08-13T08:00:00+01:00', 2026, 'resultsDay'],
  ['21 September, this year', '2026-09-21T09:00:00+01:00', 2026, 'afterResults'],
  ['22 September, this year', '2026-09-22T09:00:00+01:00', 2026, 'afterResults'],
  ['21 September, next year', '2026-09-21T09:00:00+01:00', 2027, 'early'],
  ['22 September, next year', '2026-09-22T09:00:00+01:00', 2027, 'early'],
  ['19 October', '2026-10-19T23:59:00+01:00', 2026, 'afterResults'],
];

describe('cyclePhase', () => {
  it.each(boundaries)(
    '[EXT-23] at %s, the phase of %i %s is %s',
    (now, entryYear, route, phase) => {
      expect(cyclePhase(datesOfCycles, new Date(now), entryYear, route)).toBe(phase);
    },
  );

  it.each(moments)(
    '[EXT-23] on %s (%s), the phase for entry in %i is %s',
    (_title, now, entryYear, phase) => {
      expect(cyclePhase(datesOfCycles, new Date(now), entryYear, 'ug')).toBe(phase);
    },
  );

  it.each([
    [2031, 'ug'],
    [2027, 'postgraduate'],
  ] as const)('[EXT-23] entry in %i has no phase for %s', (entryYear, route) => {
    expect(
      cyclePhase(datesOfCycles, new Date('2026-11-20T10:00:00Z'), entryYear, route),
    ).toBeNull();
  });

  it('[EXT-23] there is no phase while no dates are known', () => {
    expect(cyclePhase([], new Date('2026-11-20T10:00:00Z'), 2027, 'ug')).toBeNull();
  });

  it('[EXT-23] the phase never returns to an earlier phase', () => {
    const moment = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    const years = fc.constantFrom(2025, 2026, 2027);
    fc.assert(
      fc.property(
        moment,
        moment,
        years,
        fc.constantFrom<DeadlineRoute>('ug', 'uc'),
        (a, b, year, route) => {
          const order = [a, b]
            .sort((one, other) => one.getTime() - other.getTime())
            .map((now) =>
              cyclePhases.indexOf(cyclePhase(datesOfCycles, now, year, route) ?? 'preparing'),
            );
          expect(order[0]).toBeLessThanOrEqual(order[1] ?? 0);
        },
      ),
    );
  });
});

const messageOf = (phase: CyclePhase, status: TileStatus | null, isClearing = false) =>
  phaseMessage(phase, { status, isClearing, isUnconditional: false });

describe('phaseMessage', () => {
  it.each<[phase: CyclePhase, status: TileStatus | null, message: PhaseMessage | null]>([
    ['preparing', 'inProgress', 'preparing'],
    ['early', 'notStarted', 'early'],
    ['early', 'sent', null],
    ['main', 'awaitingApproval', 'main'],
    ['main', 'decisionsReceived', null],
    ['main', null, null],
    ['afterMain', 'ready', 'afterMain'],
    ['extra', 'start', 'stillOpen'],
    ['extra', 'extraUnplaced', 'extra'],
    ['extra', 'extraNotOpen', null],
    ['extra', 'awaitingConfirm', null],
    ['late', 'inProgress', 'late'],
    ['late', 'unplaced', 'clearingSoon'],
    ['clearing', 'notStarted', 'clearing'],
    ['clearing', 'clearingUnplaced', 'clearing'],
    ['clearing', 'clearingWaiting', null],
    ['clearing', 'awaitingConfirm', 'resultsSoon'],
    ['embargo', 'awaitingConfirm', 'embargo'],
    ['embargo', 'embargo', 'embargo'],
    ['embargo', null, 'embargo'],
    ['embargo', 'unconditional', null],
    ['resultsMorning', 'awaitingConfirm', 'resultsMorning'],
    ['resultsDay', 'awaitingConfirmReasons', 'resultsDay'],
    ['resultsDay', 'clearingAddChoice', 'clearing'],
    ['afterResults', 'awaitingConfirm', null],
    ['afterResults', 'unplaced', 'clearing'],
    ['over', 'notStarted', 'over'],
    ['over', 'placedFirm', null],
  ])(
    '[EXT-23] in the phase %s, an applicant with the status %s gets the message %s',
    (phase, status, message) => {
      expect(messageOf(phase, status)).toBe(message);
    },
  );

  it('[EXT-23][GRD-29] in clearing mode, applicants who can use Clearing get a message about it', () => {
    expect(messageOf('main', 'inProgress', true)).toBe('clearingOpen');
    expect(messageOf('over', 'clearingUnplaced', true)).toBe('clearingOpen');
    expect(messageOf('clearing', 'clearingUnplaced', true)).toBe('clearing');
    expect(messageOf('clearing', 'awaitingConfirm', true)).toBe('resultsSoon');
  });

  it.each(['clearing', 'embargo', 'resultsMorning', 'resultsDay'] as const)(
    '[EXT-23] in the phase %s, an applicant with an unconditional firm choice gets no message about results',
    (phase) => {
      const reader = { status: 'awaitingConfirm', isClearing: false } as const;
      expect(phaseMessage(phase, { ...reader, isUnconditional: true })).toBeNull();
      expect(phaseMessage(phase, { ...reader, isUnconditional: false })).not.toBeNull();
    },
  );

  it.each(['sent', 'unconditional', 'unavailable', null] as const)(
    '[EXT-23][GRD-29] in clearing mode outside the dates of Clearing, an applicant with the status %s gets no message',
    (status) => {
      expect(messageOf('main', status, true)).toBeNull();
    },
  );

  it('[EXT-23] an applicant with a place gets no message, in any phase', () => {
    const placed = tileStatuses.filter((status) => /placed(Firm|Insurance)?$/i.test(status));
    for (const phase of cyclePhases) {
      for (const status of placed.filter((one) => !/unplaced/i.test(one))) {
        expect(messageOf(phase, status), `${phase} ${status}`).toBeNull();
        expect(messageOf(phase, status, true), `${phase} ${status}, in clearing mode`).toBeNull();
      }
    }
  });
});
