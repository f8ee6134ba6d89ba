import { isDeadline } from '@applicant-hub/domain';
import { datesOfCycles, keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { expect, it } from 'vitest';
import { deadlineEntry, entriesOf } from './entries.server.ts';
import { yearDeadlines } from './own-deadlines.server.ts';

const deadlines = datesOfCycles.filter(isDeadline);
const NOW = new Date('2026-11-22T10:00:00Z');

it("[EXT-7][EXT-30] a key date that is also one of the applicant's deadlines appears once", () => {
  const own = deadlines.filter(({ id }) => id === '2027-main');
  const dates = keyDatesOfCycles.filter(({ date }) => date === '2027-01-13');
  expect(entriesOf(own, dates, NOW).map(({ uid }) => uid)).toEqual([
    'deadline-2027-main',
    'date-2027-main-conservatoires',
  ]);
});

it.each([
  ['Undergraduate', [], ['2027-early', '2027-main', '2027-replies-undergraduate-2027-03-31']],
  ['Undergraduate', ['conservatoires'], ['2027-early', '2027-main', '2027-main-conservatoires']],
  ['Postgraduate', ['conservatoires'], ['2027-main-conservatoires']],
  ['Postgraduate', [], []],
] as const)(
  "[EXT-7] the applicant's first deadlines for the level %s with the routes %o are %o",
  (studyLevel, own, ids) => {
    const found = yearDeadlines(datesOfCycles, { studyYear: 2027, studyLevel }, own).map(
      ({ id }) => id,
    );
    expect(found.slice(0, ids.length === 1 ? 2 : 3)).toEqual(ids);
  },
);

it.each([
  ['2027-01-12T23:59:59Z', 'Main deadline: apply by then to be considered equally (expected date)'],
  ['2027-01-13T00:00:00Z', 'Main deadline: apply by then to be considered equally'],
])('an expected date is marked as expected until its day: at %s', (now, title) => {
  const [main] = deadlines.filter(({ id }) => id === '2027-main');
  expect(deadlineEntry(main!, new Date(now)).title).toBe(title);
});
