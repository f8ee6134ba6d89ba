import { expect, it } from 'vitest';
import { datesOfCycles } from '../fixtures.ts';
import { isReplyOver, replyBy } from './reply-dates.ts';

/**
 * A date and time in London, and the reply date of an applicant who has received every decision by
 * then.
 */
const cases: [entryYear: number, at: string, gives: string][] = [
  [2026, '2025-11-20T12:00:00Z', 'due 2026-05-06'],
  [2026, '2026-03-31T23:59:59+01:00', 'due 2026-05-06'],
  [2026, '2026-04-01T00:00:00+01:00', 'due 2026-05-06 later 2026-06-03'],
  [2026, '2026-04-24T12:00:00+01:00', 'due 2026-05-06 later 2026-06-03'],
  [2026, '2026-05-06T17:59:59+01:00', 'due 2026-05-06 later 2026-06-03'],
  [2026, '2026-05-06T18:00:00+01:00', 'due 2026-06-03 earlier 2026-05-06'],
  [2026, '2026-05-13T23:59:59+01:00', 'due 2026-06-03 earlier 2026-05-06'],
  [2026, '2026-05-14T00:00:00+01:00', 'due 2026-06-03 earlier 2026-05-06 later 2026-07-22'],
  [2026, '2026-06-03T18:00:00+01:00', 'due 2026-07-22 earlier 2026-06-03'],
  [2026, '2026-07-15T23:59:59+01:00', 'due 2026-07-22 earlier 2026-06-03'],
  [2026, '2026-07-16T00:00:00+01:00', 'due 2026-07-22 earlier 2026-06-03'],
  [2026, '2026-07-22T17:59:59+01:00', 'due 2026-07-22 earlier 2026-06-03'],
  [2026, '2026-07-22T18:00:00+01:00', 'passed 2026-07-22'],
  [2026, '2026-11-25T12:00:00Z', 'passed 2026-07-22'],
  [2027, '2026-11-25T12:00:00Z', 'due 2027-05-05'],
  [2027, '2027-04-23T12:00:00+01:00', 'due 2027-05-05 later 2027-06-02'],
  [2027, '2027-05-20T12:00:00+01:00', 'due 2027-06-02 earlier 2027-05-05 later 2027-07-21'],
  [2027, '2027-07-21T18:00:00+01:00', 'passed 2027-07-21'],
  [2028, '2028-04-01T12:00:00+01:00', 'unknown'],
  [2029, '2029-04-01T12:00:00+01:00', 'unknown'],
  [2030, '2030-04-01T12:00:00+01:00', 'unknown'],
  [2025, '2025-04-01T12:00:00+01:00', 'unknown'],
];

const replyDate = (entryYear: number, at: string) => {
  const reply = replyBy(datesOfCycles, entryYear, new Date(at));
  if (reply.kind === 'unknown') return 'unknown';
  const { earlier = null, later = null } = reply.kind === 'due' ? reply : {};
  return [
    `${reply.kind} ${reply.by.date}`,
    ...(earlier ? [`earlier ${earlier.date}`] : []),
    ...(later ? [`later ${later.date}`] : []),
  ].join(' ');
};

it.each(cases)(
  '[EXT-9] for entry in %i, if every decision has arrived by %s, the reply date is %s',
  (entryYear, at, gives) => {
    expect(replyDate(entryYear, at)).toBe(gives);
    expect(isReplyOver(datesOfCycles, entryYear, new Date(at))).toBe(gives.startsWith('passed'));
  },
);
