import { expect, it } from 'vitest';
import { reportableNews } from './news.ts';
import type { StatusChange } from './types.ts';

const york = { institutionName: 'University of York', courseName: 'History' };

let choices = 0;

/** Creates a change. Each call has a different choice. */
const change = (fields: Partial<StatusChange>): StatusChange => ({
  ...{ id: 'one', scheme: 'ug', entryYear: 2027, subject: `choice:${choices++}`, choice: york },
  ...{ from: 'REF', to: 'C', noticedAt: '2027-03-09T14:05:00.000Z', isNews: true },
  ...fields,
});

const application = (from: string, to: string, fields: Partial<StatusChange> = {}) =>
  change({ subject: 'application', choice: null, from, to, ...fields });

const newsOf = (...unseen: StatusChange[]) => reportableNews(unseen).map(({ to }) => to);

it('the news is sorted by importance, not by time', () => {
  const lightest = ['Interview arranged', 'REF', 'DBD', 'W', 'R', 'DCFF', 'INV', 'U', 'UCCF'];
  const changes = [...lightest.map((to) => change({ to })), change({ from: 'CF', to: 'UF' })];
  const heaviestFirst = ['CA', 'UF', ...lightest.toReversed()];
  expect(newsOf(...changes, change({ to: 'CA' }))).toEqual(heaviestFirst);
});

it('the newest of equally important changes is first', () => {
  expect(newsOf(change({ to: 'U' }), change({ to: 'C' }))).toEqual(['U', 'C']);
});

it.each([
  ['C', 'CF'],
  ['U', 'UF'],
  ['C', 'CI'],
  ['U', 'UD'],
  ['C', 'CD'],
  // The offer and the reply arrived between two observations.
  ['REF', 'CF'],
  [null, 'CI'],
  // The applicant accepts or declines a changed offer.
  ['UCC', 'UF'],
  ['UCCF', 'UF'],
  ['UCCI', 'UD'],
  // The firm and the insurance choice are swapped.
  ['CF', 'CI'],
])("the applicant's own reply is not news: a choice changes from %s to %s", (from, to) => {
  expect(newsOf(change({ from, to }))).toEqual([]);
});

it.each([
  ['CF', 'UF'],
  ['CI', 'UI'],
  ['CI', 'CF'],
  ['CI', 'CD'],
  ['CF', 'UCCF'],
  ['CF', 'DCFF'],
  ['C', 'DBD'],
  ['C', 'W'],
  ['INV', 'REF'],
])(
  'a change that a university may have made is news: a choice changes from %s to %s',
  (from, to) => {
    expect(newsOf(change({ from, to }))).toEqual([to]);
  },
);

it.each([
  ['start', 'inProgress'],
  ['inProgress', 'ready'],
  ['ready', 'awaitingApproval'],
  ['applicationReturned', 'inProgress'],
  ['ready', 'sentProcessing'],
  ['decisionsReceived', 'awaitingConfirm'],
  ['unconditionalUCCF', 'awaitingConfirmReasons'],
  ['extraUnplaced', 'extraWaiting'],
  ['clearingAddChoice', 'clearingWaiting'],
])("the applicant's own step is not news: %s to %s", (from, to) => {
  expect(newsOf(application(from, to))).toEqual([]);
});

it.each([
  ['awaitingApproval', 'sentProcessing'],
  ['awaitingApproval', 'applicationReturned'],
  ['sentProcessing', 'sent'],
  ['waitingForDecisions', 'decisionsReceived'],
  ['awaitingConfirm', 'awaitingConfirmReasons'],
  ['awaitingConfirm', 'unplaced'],
  ['waitingForDecisions', 'withdrawn'],
])("another person's change to an application is news: %s to %s", (from, to) => {
  expect(newsOf(application(from, to))).toEqual([to]);
});

it('in the news, changes to the choices replace the change to their application', () => {
  const received = application('waitingForDecisions', 'decisionsReceived');
  expect(newsOf(received, change({}))).toEqual(['C']);
  expect(newsOf(received, change({ scheme: 'uc' }))).toEqual(['C', 'decisionsReceived']);
});

it('a change that has been superseded by a later change is not news', () => {
  const subject = 'choice:Y50:History';
  expect(newsOf(change({ subject, to: 'W' }), change({ subject }))).toEqual(['W']);
  expect(newsOf(change({ subject, from: 'C', to: 'CF' }), change({ subject }))).toEqual([]);
  const replied = application('decisionsReceived', 'awaitingConfirm');
  expect(newsOf(replied, application('waitingForDecisions', 'decisionsReceived'))).toEqual([]);
});

it('a place is reported once: by its choice if the choice has changed, else by the application', () => {
  const placed = application('awaitingConfirm', 'placedFirm');
  const released = change({ from: 'UI', to: 'UD' });
  expect(newsOf(released, placed)).toEqual(['placedFirm', 'UD']);
  expect(newsOf(released, placed, change({ from: 'CF', to: 'UF' }))).toEqual(['UF', 'UD']);
});
