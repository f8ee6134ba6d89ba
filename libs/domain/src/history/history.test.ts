import { describe, expect, it } from 'vitest';
import type { TileStatus } from '../apply-status/types.ts';
import { isDecision, newsOf, unseenNews } from './unseen.ts';
import { noticeChanges, type Observation } from './notice.ts';
import type { StatusChange, StatusHistory } from './types.ts';

const at = (time: string) => new Date(`2027-03-09T${time}:00Z`);

const york = {
  institutionCode: 'Y50',
  institutionName: 'University of York',
  courseName: 'History',
  choiceStatus: 'Referred',
  choiceStatusId: 'REF',
};
const lancaster = {
  ...york,
  institutionCode: 'L14',
  institutionName: 'Lancaster University',
};
const offer = { choiceStatus: 'Conditional offer', choiceStatusId: 'C' };

const seen = (fields: Partial<Observation> = {}): Observation => ({
  scheme: 'ug',
  entryYear: 2027,
  status: 'waitingForDecisions',
  decisions: [york, lancaster],
  askedAt: at('14:05'),
  isOut: false,
  isForced: false,
  isInMaintenance: false,
  isInEmbargo: false,
  ...fields,
});

const nothing: StatusHistory = { changes: [], seenUntil: null };

/** The history after these observations, in order. */
function after(...observations: Observation[]): StatusHistory {
  const changes = observations.reduce<StatusChange[]>((known, observation) => {
    const noticed = noticeChanges({ changes: known, seenUntil: null }, observation);
    const written = noticed.map(({ previousId, ...change }, index) => ({
      ...change,
      // The id contains the position of the change and the id of the previous change.
      id: `${known.length + index}-after-${previousId}`,
    }));
    return [...known, ...written];
  }, []);
  return { changes, seenUntil: null };
}

const inShort = (changes: readonly Pick<StatusChange, 'subject' | 'from' | 'to'>[]) =>
  changes.map(({ subject, from, to }) => `${subject} ${from} ${to}`);

describe('changes in an observation', () => {
  it('[APP-82][AMB-119] a choice whose university is not named is recorded with an empty name', () => {
    const changes = noticeChanges(
      nothing,
      seen({ decisions: [{ ...york, institutionName: null }] }),
    );
    expect(changes[1]).toMatchObject({
      subject: 'choice:Y50:History',
      choice: { institutionName: '', courseName: 'History' },
    });
  });

  it.each([{ institutionCode: '' }, { courseName: null }])(
    '[APP-82][AMB-119] a known choice that cannot be recognised (%j) is not news',
    (broken) => {
      const known = after(seen());
      const decisions = [{ ...york, ...offer, ...broken }, lancaster];
      expect(noticeChanges(known, seen({ decisions }))).toEqual([]);
    },
  );

  it('the first observation is stored and is not news', () => {
    const changes = noticeChanges(nothing, seen());
    expect(inShort(changes)).toEqual([
      'application null waitingForDecisions',
      'choice:Y50:History null REF',
      'choice:L14:History null REF',
    ]);
    for (const change of changes) {
      expect(change).toMatchObject({
        isNews: false,
        previousId: null,
        noticedAt: '2027-03-09T14:05:00.000Z',
      });
    }
  });

  it('a decision in the first observation is not news', () => {
    const changes = noticeChanges(nothing, seen({ decisions: [{ ...york, ...offer }] }));
    expect(changes.map(({ to, isNews }) => [to, isNews])).toEqual([
      ['waitingForDecisions', false],
      ['C', false],
    ]);
  });

  it('a repeated observation records nothing', () => {
    expect(noticeChanges(after(seen()), seen({ askedAt: at('14:06') }))).toEqual([]);
  });

  it('[EXT-10] a decision is news and refers to the previous change of its choice', () => {
    const known = after(seen());
    const changes = noticeChanges(
      known,
      seen({ decisions: [{ ...york, ...offer }, lancaster], askedAt: at('15:00') }),
    );
    expect(changes).toEqual([
      {
        scheme: 'ug',
        entryYear: 2027,
        subject: 'choice:Y50:History',
        choice: { institutionName: 'University of York', courseName: 'History' },
        from: 'REF',
        to: 'C',
        noticedAt: '2027-03-09T15:00:00.000Z',
        isNews: true,
        previousId: known.changes[1]?.id,
      },
    ]);
  });

  it('a change back to an earlier status refers to the last change', () => {
    const known = after(seen(), seen({ status: 'decisionsReceived' }), seen());
    const [again] = noticeChanges(known, seen({ status: 'decisionsReceived' }));
    expect(again).toMatchObject({ from: 'waitingForDecisions', to: 'decisionsReceived' });
    expect(again?.previousId).toBe(known.changes.at(-1)?.id);
  });

  it.each([
    ['without a decision', york, false],
    ['with a decision', { ...york, ...offer }, true],
  ])('a new choice %s is news: %s', (_, choice, isNews) => {
    const known = after(seen({ decisions: [lancaster] }));
    expect(noticeChanges(known, seen({ decisions: [choice, lancaster] }))).toMatchObject([
      { subject: 'choice:Y50:History', from: null, isNews },
    ]);
  });

  it('two choices of the same course count as two choices', () => {
    const known = after(seen({ decisions: [york, york] }));
    const changes = noticeChanges(known, seen({ decisions: [york, { ...york, ...offer }] }));
    expect(inShort(changes)).toEqual(['choice:Y50:History:2 REF C']);
  });

  it('a status without a code is recorded as its text', () => {
    const words = { choiceStatus: 'Interview arranged', choiceStatusId: '' };
    const changes = noticeChanges(after(seen()), seen({ decisions: [{ ...york, ...words }] }));
    expect(inShort(changes)).toEqual(['choice:Y50:History REF Interview arranged']);
  });

  it('a choice without a status is ignored', () => {
    const silent = { choiceStatus: '', choiceStatusId: '' };
    expect(noticeChanges(after(seen()), seen({ decisions: [{ ...york, ...silent }] }))).toEqual([]);
  });

  it.each([
    ['another scheme', { scheme: 'uc' }],
    ['another year', { entryYear: 2028 }],
  ] as const)('the first statuses seen for %s are not news', (_, other) => {
    const changes = noticeChanges(after(seen()), seen({ ...other, decisions: [york] }));
    expect(changes.map(({ isNews }) => isNews)).toEqual([false, false]);
  });
});

describe('observations without changes', () => {
  const decided = { status: 'decisionsReceived', decisions: [{ ...york, ...offer }] } as const;

  it.each<[string, Partial<Observation>]>([
    ['from an API that failed', { isOut: true }],
    ['from a response that is still missing', { askedAt: null }],
    ['during an embargo', { isInEmbargo: true }],
    ['during maintenance', { isInMaintenance: true }],
    ['from a forced status', { isForced: true }],
    ['from a response that is older than the known status', { askedAt: at('14:00') }],
    ...(
      [
        'notStarted',
        'default',
        'startNewApplication',
        'unavailable',
        'updating',
        'embargo',
        'statusUnknown',
      ] satisfies TileStatus[]
    ).map((status): [string, Partial<Observation>] => [`from the status ${status}`, { status }]),
  ])('no change is recorded %s', (_, fields) => {
    expect(noticeChanges(after(seen()), seen(decided))).not.toEqual([]);
    expect(noticeChanges(after(seen()), seen({ ...decided, ...fields }))).toEqual([]);
  });

  it('no change is recorded when the first observation is made during an outage', () => {
    expect(noticeChanges(nothing, seen({ isOut: true }))).toEqual([]);
  });
});

describe('the news', () => {
  const withOffer = seen({ decisions: [{ ...york, ...offer }, lancaster] });
  const withTwo = seen({
    status: 'decisionsReceived',
    decisions: [
      { ...york, ...offer },
      { ...lancaster, choiceStatusId: 'R' },
    ],
  });
  const history = after(seen(), withOffer, withTwo);

  it('the news of a year is newest first', () => {
    expect(inShort(newsOf(history, 2027))).toEqual([
      'choice:L14:History REF R',
      'application waitingForDecisions decisionsReceived',
      'choice:Y50:History REF C',
    ]);
    expect(newsOf(history, 2028)).toEqual([]);
  });

  it('[EXT-10] a change is new until the applicant has seen it', () => {
    expect(unseenNews(history, 2027)).toHaveLength(3);
    const [, , first] = newsOf(history, 2027);
    expect(unseenNews({ ...history, seenUntil: first?.id ?? '' }, 2027)).toHaveLength(2);
    const last = history.changes.at(-1)?.id ?? '';
    expect(unseenNews({ ...history, seenUntil: last }, 2027)).toEqual([]);
  });

  it.each([
    ['REF', 'C', true],
    ['REF', 'R', true],
    [null, 'CA', true],
    ['CF', 'UF', true],
    ['CI', 'UI', true],
    ['U', 'UF', false],
    ['C', 'CF', false],
    ['C', 'DBD', false],
    ['C', 'REF', false],
    ['REF', 'Interview arranged', false],
  ])('a choice that changes from %s to %s is a decision: %s', (from, to, expected) => {
    const [choice] = newsOf(history, 2027);
    if (!choice) throw new Error('no news');
    expect(isDecision({ ...choice, from, to })).toBe(expected);
    expect(isDecision({ ...choice, from, to, choice: null })).toBe(false);
  });
});
