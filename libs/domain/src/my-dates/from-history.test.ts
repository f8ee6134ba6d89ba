import { expect, it } from 'vitest';
import type { LastStatus } from '../history/types.ts';
import { applicationsFromHistory } from './from-history.ts';

const last = (status: string, more: Partial<LastStatus> = {}): LastStatus => ({
  ...{ scheme: 'ug', entryYear: 2027, isChoice: false, status },
  ...more,
});

const unknownUg = ['ug', null, false];

it.each<[string, LastStatus[], boolean, unknown[]]>([
  ['no entries', [], false, [unknownUg]],
  [
    'no entries, if the applicant is interested in conservatoires',
    [],
    true,
    [unknownUg, ['uc', null, false]],
  ],
  ['an application that is not sent', [last('inProgress')], false, [unknownUg]],
  ['an application with an adviser', [last('awaitingApproval')], false, [unknownUg]],
  ['an application that is sent', [last('waitingForDecisions')], false, [['ug', null, true]]],
  [
    'an application with a replaced choice',
    [last('decisionsReceived'), last('R', { isChoice: true })],
    false,
    [['ug', null, true]],
  ],
  ['a place', [last('placedFirm')], false, [['ug', 'placedFirm', true]]],
  ['a withdrawn application', [last('withdrawn')], false, [['ug', 'withdrawn', true]]],
  [
    'only a conservatoires application',
    [last('sent', { scheme: 'uc' })],
    false,
    [unknownUg, ['uc', null, true]],
  ],
  [
    'only an application for another year',
    [last('placed', { entryYear: 2026 })],
    false,
    [unknownUg],
  ],
  ['a status that is unknown now', [last('gone')], false, [unknownUg]],
])(
  '[EXT-7] the applications are read correctly from a history with %s',
  (_what, statuses, conservatoires, expected) => {
    const found = applicationsFromHistory(statuses, 2027, conservatoires);
    expect(found.map(({ scheme, status, hasApplied }) => [scheme, status, hasApplied])).toEqual(
      expected,
    );
    // The history does not show which choices are current.
    expect(found.flatMap(({ decisions }) => decisions)).toEqual([]);
  },
);
