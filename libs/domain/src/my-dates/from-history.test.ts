import { expect, it } from 'vitest';
import type { LastStatus } from '../history/types.ts';
import { applicationsFromHistory } from './from-history.ts';

const last = (status: string, more: Partial<LastStatus> = {}): LastStatus => ({
  ...{ scheme: 'ug', entryYear: 2027, isChoice: false, status },
  ...more,
});

it.each<[string, LastStatus[], boolean, unknown[]]>([
  ['no history', [], false, [['ug', null, []]]],
  [
    'no history, with conservatoires',
    [],
    true,
    [
      ['ug', null, []],
      ['uc', null, []],
    ],
  ],
  [
    'an application with choices',
    [last('decisionsReceived'), last('C', { isChoice: true })],
    false,
    [['ug', 'decisionsReceived', ['C']]],
  ],
  ['only conservatoires', [last('sent', { scheme: 'uc' })], true, [['uc', 'sent', []]]],
  ['another year', [last('placed', { entryYear: 2026 })], false, [['ug', null, []]]],
  ['a status that is unknown now', [last('gone')], false, [['ug', null, []]]],
])('[EXT-7] the applications from %s are right', (_what, statuses, conservatoires, expected) => {
  const found = applicationsFromHistory(statuses, 2027, conservatoires);
  expect(
    found.map(({ scheme, status, decisions }) => [
      scheme,
      status,
      decisions.map(({ choiceStatusId }) => choiceStatusId),
    ]),
  ).toEqual(expected);
});
