import type { MyApplication } from '@applicant-hub/domain';
import { datesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../testing/tile-at.ts';
import { replyView } from './reply.server.ts';

const applicationWith = (
  codes: readonly string[],
  more: Partial<MyApplication> = {},
): MyApplication => ({
  scheme: 'ug',
  status: 'decisionsReceived',
  decisions: codes.map((code) => decisionOf(code)),
  hasApplied: true,
  ...more,
});

const decided = ['C', 'R'];

const replying = {
  dates: datesOfCycles,
  studyLevel: 'Undergraduate',
  studyYear: 2026,
  application: applicationWith(decided),
  now: new Date('2026-04-24T12:00:00+01:00'),
} as const;

describe('the reply date', () => {
  it.each([
    [2026, '2026-03-20T12:00:00Z', 'Reply by Wednesday 6 May, 6pm UK time (47 days)'],
    [2026, '2026-04-24T12:00:00+01:00', 'Reply by Wednesday 6 May, 6pm UK time (12 days)'],
    [2026, '2026-05-05T23:59:00+01:00', 'Reply by Wednesday 6 May, 6pm UK time (1 day)'],
    [
      2026,
      '2026-05-06T09:30:00+01:00',
      'Reply by Wednesday 6 May, 6pm UK time (today, 8 hours left)',
    ],
    [
      2026,
      '2026-05-06T17:30:00+01:00',
      'Reply by Wednesday 6 May, 6pm UK time (today, less than an hour left)',
    ],
    [2026, '2026-05-06T18:00:00+01:00', 'Reply by Wednesday 3 June, 6pm UK time (28 days)'],
    [
      2026,
      '2026-07-22T18:00:00+01:00',
      'The last date to reply was Wednesday 22 July, 6pm UK time',
    ],
    [2028, '2028-04-01T12:00:00+01:00', "The date to reply for 2028 entry isn't known yet"],
  ])('[EXT-9] the reply date for %i, at %s, is: %s', (studyYear, at, line) => {
    expect(replyView({ ...replying, studyYear, now: new Date(at) })?.line).toBe(line);
  });

  it.each([
    ['2026-03-20T12:00:00Z', ['by 6 May,', 'These dates are expected'], ['3 June']],
    ['2026-04-24T12:00:00+01:00', ['by 6 May,', 'after 31 March, your date is 3 June.'], []],
    ['2026-05-07T12:00:00+01:00', ['by 3 June,', 'by 31 March, your date was 6 May.'], ['July']],
  ])(
    '[EXT-9] the note at %s states the effect of the reply date and when other dates apply',
    (at, said, unsaid) => {
      const note = replyView({ ...replying, now: new Date(at) })?.note;
      for (const words of said) expect(note).toContain(words);
      for (const words of unsaid) expect(note).not.toContain(words);
    },
  );
});

it('[EXT-30] while the dates are not known, no reply date is estimated', () => {
  expect(replyView({ ...replying, dates: null })).toEqual({
    line: "The date to reply can't be checked right now",
    note: 'Your application shows it.',
    isOver: false,
  });
});

it('[EXT-30] a confirmed reply date is not marked as expected', () => {
  const dates = datesOfCycles.map((date) => ({ ...date, isConfirmed: true }));
  expect(replyView({ ...replying, dates })?.note).not.toContain('expected');
});

describe('applicants with a reply date', () => {
  it.each([
    ['shown to an applicant with an offer and all decisions', {}, true],
    ['shown to an applicant without a list of choices', { application: applicationWith([]) }, true],
    [
      'not shown to an applicant who waits for one decision',
      { application: applicationWith(['C', 'REF']) },
      false,
    ],
    [
      'not shown to an applicant who has replied',
      { application: applicationWith(['CF', 'CD']) },
      false,
    ],
    [
      'not shown to an applicant with a changed offer',
      { application: applicationWith(['UCC']) },
      false,
    ],
    [
      'not shown to an applicant with offers and a changed offer, which has its own date',
      { application: applicationWith([...decided, 'UCCF']) },
      false,
    ],
    ['not shown to a postgraduate applicant', { studyLevel: 'Postgraduate' }, false],
    [
      'not shown to an applicant to conservatoires',
      { application: applicationWith(decided, { scheme: 'uc' }) },
      false,
    ],
    [
      'not shown to an applicant who waits for decisions',
      { application: applicationWith(decided, { status: 'waitingForDecisions' }) },
      false,
    ],
    [
      'not shown to an applicant in Extra',
      { application: applicationWith(decided, { status: 'extraOffer' }) },
      false,
    ],
    [
      'not shown to an applicant who waits for results',
      { application: applicationWith(decided, { status: 'awaitingConfirm' }) },
      false,
    ],
  ] as const)('[EXT-9] the reply date is %s', (_whom, whose, concerned) => {
    expect(replyView({ ...replying, ...whose }) !== null).toBe(concerned);
  });
});
