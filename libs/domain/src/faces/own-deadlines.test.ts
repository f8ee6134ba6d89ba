import { describe, expect, it } from 'vitest';
import { tileStatuses } from '../apply-status/types.ts';
import type { DeadlineRoute } from '../deadlines/next-deadline.ts';
import { isSent } from '../apply-status/sent.ts';
import { datesOfCycles } from '../fixtures.ts';
import type { YearStatuses } from '../phases/year-status.ts';
import { failingCases } from '../testing/failing-cases.ts';
import { ownDeadlines } from './own-deadlines.ts';

const ug: readonly DeadlineRoute[] = ['ug'];

/**
 * Returns the key of each deadline, followed by the month and day of each of its later reply dates.
 */
const own = (statuses: YearStatuses, at: string, routes = ug) =>
  ownDeadlines({
    dates: datesOfCycles,
    studyYear: 2026,
    routes,
    statuses,
    now: new Date(`${at}T12:00:00Z`),
  }).map(({ deadline, later }) =>
    [deadline.key, ...later.map(({ date }) => date.slice(5))].join(' '),
  );

const first = '06-03 07-22';

describe('the deadlines of an applicant', () => {
  it.each<[title: string, YearStatuses, at: string, gives: string[]]>([
    [
      'who has not applied',
      { ug: 'inProgress' },
      '2025-10-10',
      ['early', 'main', `replies-undergraduate ${first}`, 'choices', 'final'],
    ],
    ['who waits', { ug: 'waitingForDecisions' }, '2026-03-10', [`replies-undergraduate ${first}`]],
    [
      'who waits in April: the last decision is still to come',
      { ug: 'waitingForDecisions' },
      '2026-04-14',
      ['replies-undergraduate 07-22'],
    ],
    [
      'who has every decision in March',
      { ug: 'decisionsReceived' },
      '2026-03-10',
      ['replies-undergraduate'],
    ],
    [
      'who has every decision in April: the last may have arrived in March',
      { ug: 'decisionsReceived' },
      '2026-04-14',
      ['replies-undergraduate 06-03'],
    ],
    ['who has replied', { ug: 'awaitingConfirmReasons' }, '2026-05-20', []],
    ['who may use Extra', { ug: 'extraUnplaced' }, '2026-03-10', ['extra', 'clearing']],
    ['who is in Clearing', { ug: 'clearingUnplaced' }, '2026-08-14', ['clearing']],
    ['who has a place', { ug: 'placedFirm' }, '2026-08-14', []],
    [
      'whose status is not known',
      { ug: 'statusUnknown' },
      '2026-03-10',
      [`replies-undergraduate ${first}`, 'choices', 'extra', 'final', 'clearing'],
    ],
    [
      'whose statuses are not known',
      {},
      '2026-04-14',
      ['replies-undergraduate 06-03 07-22', 'choices', 'extra', 'final', 'clearing'],
    ],
  ])('[EXT-9] the deadlines of an applicant %s are shown', (_title, statuses, at, gives) => {
    expect(own(statuses, at)).toEqual(gives);
  });

  it('[EXT-9] the deadlines of each route depend on the application for that route', () => {
    const routes = ['ug', 'uc'] as const;
    expect(own({ ug: 'waitingForDecisions' }, '2025-11-20', routes)).toEqual([
      'main-conservatoires',
      'replies',
      `replies-undergraduate ${first}`,
    ]);
    expect(own({ ug: 'placedFirm', uc: 'sent' }, '2025-11-20', routes)).toEqual(['replies']);
  });

  it('[EXT-9] every deadline is shown for a status that does not show a stage', () => {
    const unknown = tileStatuses.filter((status) => isSent(status) === null);
    const failing = failingCases(unknown, String, (status) => {
      expect(own({ ug: status }, '2026-03-10')).toEqual(own({}, '2026-03-10'));
    });
    expect(failing).toEqual([]);
  });
});
