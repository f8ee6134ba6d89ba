import type { CycleDate, MyApplication, StudyLevel } from '@applicant-hub/domain';
import { datesOfCycles } from '@applicant-hub/domain/fixtures';
import { expect, it } from 'vitest';
import { decisionOf } from '../testing/tile-at.ts';
import { awaitedView } from './awaited.server.ts';

const noSetDate = "There's no set date for this decision";
const resultsUnknown = "Results day can't be checked right now";

const lineAt = (
  application: Partial<MyApplication>,
  day: string,
  dates: readonly CycleDate[] | null = datesOfCycles,
  studyLevel: StudyLevel = 'Undergraduate',
) =>
  awaitedView({
    dates,
    studyYear: 2026,
    studyLevel,
    isEarly: false,
    application: {
      ...{ scheme: 'ug', status: 'waitingForDecisions', decisions: [], hasApplied: true },
      ...application,
    },
    now: new Date(`${day}T12:00:00Z`),
  })?.line;

it.each<[string, Partial<MyApplication>, string | undefined]>([
  ['2025-11-20', {}, 'Universities aim to send their decisions by Tuesday 31 March'],
  [
    '2025-11-20',
    { status: 'sentProcessing' },
    'Universities aim to send their decisions by Tuesday 31 March',
  ],
  ['2026-05-04', {}, 'Most decisions are due by Wednesday 13 May'],
  ['2026-06-04', {}, 'The last decisions are due by Wednesday 15 July'],
  // After the last decisions, the next date is the day of results.
  ['2026-07-20', {}, 'A level results day: Thursday 13 August, 8am UK time, in 24 days'],
  ['2026-08-14', {}, 'The last decisions were due by Wednesday 15 July'],
  ['2026-05-04', { status: 'extraWaiting' }, noSetDate],
  ['2026-08-14', { status: 'clearingWaiting' }, noSetDate],
  ['2026-05-04', { status: 'awaitingConfirm', decisions: [decisionOf('UF')] }, noSetDate],
  // The choices are unknown, so results may decide.
  ['2026-05-04', { status: 'awaitingConfirm' }, resultsUnknown],
  ['2026-08-14', { status: 'awaitingConfirm' }, noSetDate],
  ['2026-05-04', { scheme: 'uc' }, noSetDate],
  ['2026-05-04', { status: 'decisionsReceived' }, undefined],
  ['2026-05-04', { status: 'placedFirm' }, undefined],
  ['2026-05-04', { status: 'unavailable' }, undefined],
])('[EXT-9] on %s, the line about the awaited date for %j is: %s', (day, own, line) => {
  expect(lineAt(own, day)).toBe(line);
});

it('[EXT-9] if the hub has no dates, the tile has no line about the date of a decision', () => {
  expect(lineAt({}, '2026-05-04', [])).toBeUndefined();
  expect(lineAt({ status: 'awaitingConfirm' }, '2026-05-04', [])).toBeUndefined();
});

it.each<[Partial<MyApplication>, string]>([
  [{}, "The date for decisions can't be checked right now"],
  [{ status: 'sentProcessing' }, "The date for decisions can't be checked right now"],
  [{ status: 'awaitingConfirmReasons' }, resultsUnknown],
  [{ status: 'awaitingConfirm' }, resultsUnknown],
  // There is no set date for these applications, so it makes no difference that the dates are
  // unknown.
  [{ scheme: 'uc' }, noSetDate],
  [{ status: 'extraWaiting' }, noSetDate],
  [{ status: 'clearingWaiting' }, noSetDate],
  [{ status: 'awaitingConfirm', decisions: [decisionOf('UF')] }, noSetDate],
])(
  '[EXT-30] while the dates are unknown, the line about the awaited date for %j is: %s',
  (own, line) => {
    expect(lineAt(own, '2026-03-10', null)).toBe(line);
  },
);

it('[EXT-9] a postgraduate applicant who waits sees that no date is set', () => {
  expect(lineAt({}, '2026-03-10', datesOfCycles, 'Postgraduate')).toBe(noSetDate);
  expect(lineAt({}, '2026-03-10', null, 'Postgraduate')).toBe(noSetDate);
});
