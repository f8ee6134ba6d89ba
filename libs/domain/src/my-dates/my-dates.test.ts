import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSent } from '../apply-status/sent.ts';
import { type Decision, type Scheme, tileStatuses } from '../apply-status/types.ts';
import { replyBy } from '../deadlines/reply-dates.ts';
import { faceOfStatus } from '../faces/face.ts';
import { datesOfCycles, keyDatesOfCycles } from '../fixtures.ts';
import type { OpenEvent } from '../events/types.ts';
import type { OwnDate, OwnTodo } from '../own-dates/types.ts';
import type { YearStatus } from '../phases/year-status.ts';
import { failingCases } from '../testing/failing-cases.ts';
import {
  isNamed,
  keyDatesFor,
  type MyCycleDate,
  myCycleDates,
  myPersonalDates,
  nextDeadline,
  nextOf,
} from './my-dates.ts';
import { actsByDeadline, isWaiting, type MyApplication, mySchemes } from './parts.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

const choice = (choiceStatusId: string): Decision => ({
  institutionCode: '',
  institutionName: null,
  courseName: null,
  choiceStatus: '',
  choiceStatusId,
  reasonsOfDelay: null,
});

const application = (
  status: YearStatus | null,
  scheme: Scheme = 'ug',
  codes: readonly string[] = [],
): MyApplication => ({
  scheme,
  status,
  decisions: codes.map(choice),
  hasApplied: codes.length > 0,
});

const datesAt = (
  applications: readonly MyApplication[],
  day: string,
  { isEarly = false, studyYear = 2026, studyLevel = 'Undergraduate' as const } = {},
) =>
  myCycleDates({
    dates: datesOfCycles,
    studyYear,
    studyLevel,
    applications,
    isEarly,
    now: new Date(day.includes('T') ? day : `${day}T12:00:00Z`),
  });

/**
 * Writes a date as its day and its purpose: '14/01 main'. A question mark means that it is unknown
 * whether the date concerns the applicant. The days of later reply dates follow a reply date.
 */
const wordsOf = (date: MyCycleDate): string => {
  const [, month, day] = date.date.split('-');
  const later = date.kind === 'deadline' ? date.later.map(({ date: by }) => by.slice(5)) : [];
  const purpose =
    date.kind === 'deadline' ? date.deadline.key.replace('-undergraduate', '') : date.kind;
  return [`${day}/${month}`, purpose, ...later].join(' ') + (date.isSure ? '' : '?');
};

const months = ['2025-10-10', '2025-11-20', '2026-03-10', '2026-05-04', '2026-08-14'] as const;

type Row = readonly [name: string, of: MyApplication, dates: readonly string[][]];

const results = '13/08 results';
const anyReply = '06/05 replies 06-03 07-22?';
const rows: readonly Row[] = [
  [
    'has not applied',
    application('notStarted'),
    [
      ['14/01 main', '31/03 decisions', anyReply, '30/06 choices', results, '24/09 final'],
      ['14/01 main', '31/03 decisions', anyReply, '30/06 choices', results, '24/09 final'],
      // The main deadline has passed, so only the last decisions are certain to be in time.
      ['30/06 choices', '15/07 decisions', '22/07 replies?', results, '24/09 final'],
      ['30/06 choices', '15/07 decisions', '22/07 replies?', results, '24/09 final'],
      ['24/09 final'],
    ],
  ],
  [
    'waits for decisions',
    application('waitingForDecisions', 'ug', ['C', 'REF']),
    [
      ['31/03 decisions', anyReply, results],
      ['31/03 decisions', anyReply, results],
      ['31/03 decisions', anyReply, results],
      ['13/05 decisions', '03/06 replies 07-22?', results],
      [],
    ],
  ],
  [
    'has every decision',
    application('decisionsReceived', 'ug', ['C', 'R']),
    [
      ['06/05 replies', results],
      ['06/05 replies', results],
      ['06/05 replies', results],
      ['06/05 replies 06-03', results],
      [],
    ],
  ],
  [
    'has replied, with a condition',
    application('awaitingConfirmReasons', 'ug', ['CF']),
    [[results], [results], [results], [results], []],
  ],
  [
    'has replied, without a condition',
    application('awaitingConfirm', 'ug', ['UF']),
    [[], [], [], [], []],
  ],
  [
    'has replied, with unknown choices',
    application('awaitingConfirm'),
    [[`${results}?`], [`${results}?`], [`${results}?`], [`${results}?`], []],
  ],
  [
    'may add a choice in Extra',
    application('extraUnplaced', 'ug', ['R']),
    [
      ['01/07 extra', '19/10 clearing'],
      ['01/07 extra', '19/10 clearing'],
      ['01/07 extra', '19/10 clearing'],
      ['01/07 extra', '19/10 clearing'],
      ['19/10 clearing'],
    ],
  ],
  [
    'has room for another choice',
    application('extraNotOpen', 'ug', ['R']),
    [
      ['30/06 choices', '01/07 extra', '19/10 clearing'],
      ['30/06 choices', '01/07 extra', '19/10 clearing'],
      ['30/06 choices', '01/07 extra', '19/10 clearing'],
      ['30/06 choices', '01/07 extra', '19/10 clearing'],
      ['19/10 clearing'],
    ],
  ],
  [
    'has used every choice, before tracking reports Extra',
    application('unplaced', 'ug', ['R']),
    [
      ['26/02 extraOpens', '01/07 extra', '19/10 clearing'],
      ['26/02 extraOpens', '01/07 extra', '19/10 clearing'],
      ['01/07 extra', '19/10 clearing'],
      ['01/07 extra', '19/10 clearing'],
      ['19/10 clearing'],
    ],
  ],
  ['waits in Extra', application('extraWaiting', 'ug', ['REF']), [[], [], [], [], []]],
  [
    'may add a choice in Clearing',
    application('clearingAddChoice', 'ug', ['R']),
    Array.from(months, () => ['19/10 clearing']),
  ],
  ['has a place', application('placedFirm', 'ug', ['UF']), [[], [], [], [], []]],
  ['has withdrawn', application('withdrawn'), [[], [], [], [], []]],
  [
    'waits for conservatoires',
    application('waitingForDecisions', 'uc'),
    [['10/02 replies'], ['10/02 replies'], [], [], []],
  ],
  [
    'has not applied to conservatoires',
    application('inProgress', 'uc'),
    [
      ['14/01 main-conservatoires', '10/02 replies'],
      ['14/01 main-conservatoires', '10/02 replies'],
      [],
      [],
      [],
    ],
  ],
  [
    'has an unknown status',
    application(null),
    [
      [
        '14/01 main?',
        '31/03 decisions?',
        anyReply,
        '30/06 choices?',
        '01/07 extra?',
        `${results}?`,
        '24/09 final?',
        '19/10 clearing?',
      ],
      [
        '14/01 main?',
        '31/03 decisions?',
        anyReply,
        '30/06 choices?',
        '01/07 extra?',
        `${results}?`,
        '24/09 final?',
        '19/10 clearing?',
      ],
      [
        '31/03 decisions?',
        anyReply,
        '30/06 choices?',
        '01/07 extra?',
        `${results}?`,
        '24/09 final?',
        '19/10 clearing?',
      ],
      [
        '06/05 replies 06-03 07-22?',
        '13/05 decisions?',
        '30/06 choices?',
        '01/07 extra?',
        `${results}?`,
        '24/09 final?',
        '19/10 clearing?',
      ],
      ['24/09 final?', '19/10 clearing?'],
    ],
  ],
];

describe('the dates of an applicant', () => {
  it.each(
    rows.flatMap(([name, of, dates]) =>
      dates.map((expected, index) => [name, months[index]!, of, expected] as const),
    ),
  )('[EXT-9] an applicant who %s has the right dates on %s', (_name, month, of, expected) => {
    expect(datesAt([of], month).map(wordsOf)).toEqual(expected);
  });

  it.each([
    [false, '14/01 main'],
    [true, '15/10 early'],
  ])('[EXT-9] with a course that closes early (%s), the next date is %s', (isEarly, next) => {
    const [first] = datesAt([application('inProgress')], '2025-10-10', { isEarly });
    expect(first && wordsOf(first)).toBe(next);
  });

  it.each<[string, readonly string[], string | undefined]>([
    ['a choice that is undecided', ['C', 'REF'], '13/08 results'],
    ['a changed offer', ['C', 'UCC'], '13/08 results'],
    ['no offer', ['R'], '13/08 results'],
    ['an unknown list of choices', [], '06/05 replies'],
  ])('[EXT-9] the first date after the decisions is right with %s', (_what, codes, next) => {
    const [first] = datesAt([application('decisionsReceived', 'ug', codes)], '2026-03-10');
    expect(first && wordsOf(first)).toBe(next);
  });

  it('[EXT-9] the dates of two applications are in one order, each once', () => {
    const both = [application('waitingForDecisions'), application('inProgress', 'uc')];
    expect(datesAt(both, '2025-11-20').map(wordsOf)).toEqual([
      '14/01 main-conservatoires',
      '10/02 replies',
      '31/03 decisions',
      anyReply,
      results,
    ]);
    const shared = datesOfCycles.map((date) => ({ ...date, schemes: ['ug', 'uc'] as const }));
    const ids = myCycleDates({
      dates: shared,
      studyYear: 2026,
      studyLevel: 'Undergraduate',
      applications: [application(null), application('inProgress', 'uc')],
      isEarly: true,
      now: new Date('2025-11-20T12:00:00Z'),
    }).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('[EXT-9] a postgraduate has no dates, and a year without key dates has no dates', () => {
    const level = { studyLevel: 'Postgraduate' as never };
    expect(datesAt([application('inProgress')], '2025-11-20', level)).toEqual([]);
    expect(datesAt([application('sent')], '2025-11-20', { studyYear: 2031 })).toEqual([]);
  });

  it('[EXT-9] the due reply date is the reply date that the tile names', () => {
    const failing = failingCases(
      Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2025, 8, 1 + day, 12))),
      (now) => now.toISOString(),
      (now) => {
        const own = datesAt([application('decisionsReceived', 'ug', ['C'])], now.toISOString());
        const reply = replyBy(datesOfCycles, 2026, now);
        const first = own.find(({ kind }) => kind === 'deadline');
        expect(first?.id).toBe(reply.kind === 'due' ? reply.by.id : undefined);
      },
    );
    expect(failing).toEqual([]);
  });

  it('[EXT-9] no date is in the past, and only unsent applications and applications with room for a choice have a deadline to apply', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2024-01-01'),
          max: new Date('2028-01-01'),
          noInvalidDate: true,
        }),
        fc.integer({ min: 2024, max: 2028 }),
        fc.constantFrom(...tileStatuses),
        fc.constantFrom<Scheme>('ug', 'uc'),
        (now, studyYear, status, scheme) => {
          const dates = datesAt([application(status, scheme)], now.toISOString(), { studyYear });
          for (const date of dates) {
            expect(date.date >= now.toISOString().slice(0, 10)).toBe(true);
          }
          if (isSent(status) && !['awaitingApproval', 'extraNotOpen'].includes(status)) {
            const stages = dates.map((date) => date.kind === 'deadline' && date.deadline.stage);
            expect(stages).not.toContain('apply');
          }
        },
      ),
    );
  });
});

const deadlineWith = (codes: readonly string[]) => {
  const [own] = datesAt([application('statusUnknown', 'ug', codes)], '2025-11-20');
  return own;
};

describe('the date that is next', () => {
  it('[EXT-9] a status without a stage may name only the deadline to apply', () => {
    expect(nextOf(datesAt([application('unavailable')], '2025-11-20'))?.id).toBe('2026-main');
    expect(nextOf(datesAt([application('unavailable')], '2026-05-04'))?.id).toBe('2026-choices');
    const applied = datesAt([application('statusUnknown', 'ug', ['C'])], '2025-11-20');
    expect(applied.some(isNamed)).toBe(false);
    expect(deadlineWith(['C'])?.isSure).toBe(false);
    expect(nextOf(datesAt([application('clearingUnknown')], '2026-08-14'))).toBeNull();
  });

  it('[EXT-9] the next deadline has a fixed day', () => {
    const next = (of: MyApplication, day: string) => nextDeadline(datesAt([of], day))?.id;
    expect(next(application('decisionsReceived', 'ug', ['C']), '2026-03-10')).toBeUndefined();
    expect(next(application('decisionsReceived', 'uc'), '2026-01-20')).toBe('2026-replies');
    expect(next(application('ready'), '2026-01-14T17:59:59Z')).toBe('2026-main');
    expect(next(application('ready'), '2026-01-14T18:00:00Z')).toBe('2026-choices');
    expect(next(application('unplaced'), '2026-07-01T22:59:59Z')).toBe('2026-extra');
    expect(next(application('unplaced'), '2026-07-01T23:00:00Z')).toBe('2026-clearing');
  });
});

it('[EXT-9] no status has both a wait and a deadline, and a placed status has neither', () => {
  const failing = failingCases(tileStatuses, String, (status) => {
    const own = application(status);
    expect(actsByDeadline(own) && isWaiting(own)).toBe(false);
    if (faceOfStatus[status] === 'placed')
      expect(actsByDeadline(own) || isWaiting(own)).toBe(false);
  });
  expect(failing).toEqual([]);
});

it.each<[readonly Scheme[], boolean, readonly Scheme[]]>([
  [[], false, ['ug']],
  [[], true, ['ug', 'uc']],
  [['uc'], false, ['uc']],
  [['uc'], true, ['uc']],
  [['ug'], true, ['ug', 'uc']],
  [['ug', 'uc'], false, ['ug', 'uc']],
])(
  'with applications to %j and an interest in conservatoires (%s), the schemes are %j',
  (...row) => {
    const [applied, isInterested, schemes] = row;
    expect(mySchemes(applied, isInterested)).toEqual(schemes);
  },
);

describe('key dates without those of other applicants', () => {
  const studyLevel = 'Undergraduate';
  const ofYear = keyDatesOfCycles.filter(({ cycle }) => cycle?.entryYear === 2026);
  const keysFor = (...applications: MyApplication[]) =>
    keyDatesFor(ofYear, datesAt(applications, '2025-09-01'), { applications, studyLevel }).flatMap(
      ({ cycle, schemes }) => (schemes.includes('undergraduate') && cycle ? [cycle.key] : []),
    );

  it('[EXT-34] the key dates follow the status', () => {
    const reply = 'replies-undergraduate';
    expect(keysFor(application('waitingForDecisions'))).toEqual(['advisory', reply, 'results']);
    expect(keysFor(application('decisionsReceived', 'ug', ['C']))).toEqual([reply, 'results']);
    expect(keysFor(application('extraUnplaced'))).toEqual([
      ...['extra-opens', 'extra', 'clearing-opens', 'clearing'],
    ]);
    expect(keysFor(application('placed'))).toEqual([]);
    expect(keysFor(application('inProgress'))).toEqual([
      ...['send', 'main', 'advisory', reply, 'choices', 'results', 'final'],
    ]);
  });

  it('[EXT-34] the undergraduate dates are not for postgraduates', () => {
    const whose = {
      applications: [application('inProgress')],
      studyLevel: 'Postgraduate',
    } as const;
    expect(keyDatesFor(ofYear, [], whose)).toEqual(
      ofYear.filter(({ schemes }) => !schemes.includes('undergraduate')),
    );
  });

  it('[EXT-34] dates that no rule uses are included', () => {
    const placed = [application('placed'), application('placed', 'uc')];
    const unused = ofYear.map((date) => ({ ...date, cycle: null }));
    expect(keyDatesFor(unused, [], { applications: placed, studyLevel })).toEqual(unused);
    const ofOthers = ofYear.map((date) => ({ ...date, schemes: ['teacher-training'] }));
    expect(keyDatesFor(ofOthers, [], { applications: placed, studyLevel })).toEqual(ofOthers);
    expect(keyDatesFor(ofYear, [], { applications: [], studyLevel })).toEqual(ofYear);
  });
});

it("[EXT-35][EXT-36] the personal dates are the applicant's own dates, to-dos with a day and saved events, until they are over or done", () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const date = (id: string, day: string): OwnDate => ({
    kind: 'date',
    ...{ id, title: id, date: day, time: '10:30', until: null, place: null, choice: null },
    version: 1,
  });
  const todo = (id: string, day: string | null, done = false): OwnTodo => ({
    kind: 'todo',
    ...{ id, title: id, date: day, done, version: 1 },
  });
  const event = { id: 'open day', date: '2026-03-20', time: null } as OpenEvent;
  const own = myPersonalDates(
    [
      date('interview', '2026-03-23'),
      date('over', '2026-03-10'),
      todo('train', '2026-03-18'),
      todo('packed', '2026-03-17', true),
      todo('any day', null),
    ],
    [event],
    now,
  );
  expect(own.map(({ kind, id }) => [kind, id])).toEqual([
    ['own', 'train'],
    ['event', 'open day'],
    ['own', 'interview'],
  ]);
  expect(nextOf([...own])?.id).toBe('train');
});
