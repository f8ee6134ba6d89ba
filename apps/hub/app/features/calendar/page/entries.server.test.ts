import { isDeadline, myCycleDates } from '@applicant-hub/domain';
import { datesOfCycles, keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { expect, it } from 'vitest';
import { deadlineEntry, entriesOf } from './entries.server.ts';

const deadlines = datesOfCycles.filter(isDeadline);
const NOW = new Date('2026-11-22T10:00:00Z');

it("[EXT-7][EXT-30] a key date that is also one of the applicant's dates appears once", () => {
  const mine = myCycleDates({
    dates: datesOfCycles,
    studyYear: 2027,
    studyLevel: 'Undergraduate',
    applications: [
      { scheme: 'ug', status: 'waitingForDecisions', decisions: [], hasApplied: true },
    ],
    isEarly: false,
    now: new Date('2027-04-10T10:00:00Z'),
  });
  const dates = keyDatesOfCycles.filter(({ date }) => /^2027-0[56]/.test(date));
  const uids = entriesOf(mine, dates, NOW).map(({ uid }) => uid);
  expect(uids).toEqual([
    'date-2027-decisions-2027-05-12',
    'deadline-2027-replies-undergraduate-2027-05-12',
    'deadline-2027-replies-undergraduate-2027-07-14',
    // The first reply date can no longer apply, and `choices` is a deadline to apply, so both are
    // listed as other key dates.
    'deadline-2027-replies-undergraduate-2027-03-31',
    'deadline-2027-choices',
  ]);
});

it.each([
  ['2027-01-12T23:59:59Z', 'Main deadline: apply by then to be considered equally (expected date)'],
  ['2027-01-13T00:00:00Z', 'Main deadline: apply by then to be considered equally'],
])('at %s, the title of an expected date is: %s', (now, title) => {
  const [main] = deadlines.filter(({ id }) => id === '2027-main');
  expect(deadlineEntry(main!, new Date(now)).title).toBe(title);
});
