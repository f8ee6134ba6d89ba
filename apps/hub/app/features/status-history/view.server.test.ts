import { defaultPageState } from '@applicant-hub/api-clients';
import { firstObservation, statusChange, statusHistory } from '@applicant-hub/api-clients/fixtures';
import { describe, expect, it } from 'vitest';
import { historyView } from './view.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const call = (now: string) =>
  testScope({
    context: { now: () => new Date(now) },
    applicant: {
      personalisation: { studyYear: 2027, studyLevel: 'Undergraduate' },
      pageState: defaultPageState,
    },
  });

/** The day of `statusChange()`, a Tuesday. */
const sameDay = '2027-03-09T18:00:00Z';

const lineOf = (changes: Parameters<typeof statusChange>[0][], now = sameDay) =>
  historyView(call(now), statusHistory({ changes: changes.map(statusChange) })).news?.line;

const whole = { subject: 'application', choice: null } as const;

describe('the line about changes', () => {
  it.each([
    [sameDay, 'Today: an offer from University of York'],
    ['2027-03-10T00:30:00Z', 'Since Tuesday: an offer from University of York'],
    ['2027-03-15T18:00:00Z', 'Since Tuesday: an offer from University of York'],
    ['2027-03-16T18:00:00Z', 'Since Tuesday 9 March: an offer from University of York'],
  ])('the line at the time %s is: %s', (now, line) => {
    expect(lineOf([{}], now)).toBe(line);
  });

  it.each([
    ['REF', 'University of York is considering you'],
    ['INV', 'an invitation from University of York'],
    ['DCFF', 'University of York is your firm choice'],
    ['UCCI', 'University of York has changed its offer'],
    ['UCCF', 'University of York has changed its offer'],
    ['DBD', "University of York's offer has ended"],
    ['RBD', 'University of York said no'],
    ['W', 'your choice at University of York is withdrawn'],
    ['CA', 'a place at University of York'],
    ['Interview arranged', 'University of York: Interview arranged'],
  ])('the line about a choice with the new state %s is: %s', (to, what) => {
    expect(lineOf([{ to }])).toBe(`Today: ${what}`);
  });

  it.each([
    ['C', 'an offer from one of your universities'],
    ['Interview arranged', 'University not given: Interview arranged'],
  ])(
    '[AMB-119] the line about a choice without its university, with the new state %s, is: %s',
    (to, what) => {
      const choice = { institutionName: '', courseName: 'History' };
      expect(lineOf([{ to, choice }])).toBe(`Today: ${what}`);
      const history = statusHistory({ changes: [statusChange({ to, choice })] });
      expect(historyView(call(sameDay), history).changes).toMatchObject([
        { of: 'University not given', course: 'History' },
      ]);
    },
  );

  it('the line about a place states that the place is now confirmed', () => {
    expect(lineOf([{ from: 'CF', to: 'UF' }])).toBe(
      'Today: your place at University of York is confirmed',
    );
  });

  it('the line about two choices starts with the more important change, and has the time of the earlier change', () => {
    const sooner = { to: 'R', noticedAt: '2027-03-09T09:00:00.000Z' };
    const later = { id: '2', subject: 'choice:2', noticedAt: '2027-03-10T09:00:00.000Z' };
    expect(lineOf([sooner, later], '2027-03-11T09:00:00Z')).toBe(
      'Since Tuesday: an offer from University of York and University of York said no',
    );
  });

  it.each([
    [1, '1 other change'],
    [2, '2 other changes'],
  ])('the line names two changes and counts the %i other changes: %s', (more, words) => {
    const withdrawn = Array.from({ length: more }, (_, n) => ({
      ...{ id: `w${n}`, subject: `choice:${n}`, to: 'W' },
    }));
    const invited = { id: 'invited', subject: 'another', to: 'INV' };
    expect(lineOf([...withdrawn, invited, { from: 'CF', to: 'UF' }])).toBe(
      `Today: your place at University of York is confirmed, an invitation from University of York, and ${words}`,
    );
  });

  it("the applicant's own reply is not in the line, and is marked as seen with the earlier changes", () => {
    expect(lineOf([{ from: 'C', to: 'CF' }])).toBeUndefined();
    const history = statusHistory({
      changes: [{}, { id: 'own', subject: 'another', from: 'C', to: 'CF' }].map(statusChange),
    });
    expect(historyView(call(sameDay), history).news).toMatchObject({
      line: 'Today: an offer from University of York',
      until: 'own',
    });
  });

  it('the line is about the application only when no choice has changed', () => {
    expect(lineOf([{ ...whole, to: 'decisionsReceived' }])).toMatch(/^Today: Undergraduate: \w/);
    expect(lineOf([{}, { ...whole, id: '2', to: 'decisionsReceived' }])).toBe(
      'Today: an offer from University of York',
    );
  });

  it('no line is shown once all changes are seen', () => {
    const view = historyView(call(sameDay), statusHistory({ seenUntil: 'an-offer' }));
    expect(view.news).toBeNull();
    expect(view.changes).toHaveLength(1);
  });
});

describe('the list of changes', () => {
  it('the list has the newest change first, worded as in the tile', () => {
    const changes = [
      firstObservation(),
      statusChange(),
      statusChange({ ...whole, id: '2', from: 'waitingForDecisions', to: 'placedFirm' }),
    ];
    expect(historyView(call(sameDay), statusHistory({ changes })).changes).toEqual([
      {
        id: '2',
        of: 'Undergraduate',
        course: null,
        to: expect.not.stringContaining('placedFirm') as string,
        before: 'before: Waiting for decisions',
        when: 'Tuesday 9 March, 14:05',
      },
      {
        id: 'an-offer',
        of: 'University of York',
        course: 'History',
        to: 'Conditional offer',
        before: 'before: Being considered',
        when: 'Tuesday 9 March, 14:05',
      },
    ]);
  });

  it.each([
    ['2027-03-01T18:00:00Z', null],
    ['2027-03-02T09:00:00Z', 'Nothing has changed since Monday 1 March.'],
  ])('after a first check, the text of the empty list at the time %s is: %s', (now, nothing) => {
    const view = historyView(call(now), statusHistory({ changes: [firstObservation()] }));
    expect(view).toEqual({ changes: [], nothing, news: null });
  });

  it('the list is empty in a year without a first check', () => {
    const other = statusHistory({ changes: [firstObservation({ entryYear: 2026 })] });
    expect(historyView(call(sameDay), other)).toEqual({ changes: [], nothing: null, news: null });
  });
});
