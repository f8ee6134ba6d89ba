import { describe, expect, it } from 'vitest';
import type { ChoiceState } from '../apply-status/choices/choices.ts';
import { type CallState, inCallOrder, universitiesToCall } from './calls.ts';

const choice = (institution: string, state: ChoiceState) => ({ institution, state });

describe('the universities to call', () => {
  it.each<
    [
      favourites: readonly string[],
      choices: readonly ReturnType<typeof choice>[],
      expected: readonly string[],
    ]
  >([
    [[], [], []],
    [['York', 'Leeds'], [], ['York', 'Leeds']],
    [[], [choice('York', 'unsuccessful')], ['York']],
    [['Leeds'], [choice('York', 'unsuccessful')], ['Leeds', 'York']],
    [['York', 'Leeds'], [choice('york ', 'unsuccessful')], ['York', 'Leeds']],
    [['York', 'Leeds', 'York'], [], ['York', 'Leeds']],
    [[], [choice('York', 'unsuccessful'), choice('York', 'considering')], ['York']],
    [
      [],
      [choice('York', 'unsuccessfulByDefault'), choice('Leeds', 'declinedByDefault')],
      ['York', 'Leeds'],
    ],
    [[], [choice('York', 'withdrawn'), choice('Leeds', 'declined')], []],
    [['York'], [choice('York', 'withdrawn')], ['York']],
  ])(
    'with the favourites %j and the choices %j, the universities to call are %j',
    (favourites, choices, expected) => {
      expect(universitiesToCall(favourites, choices)).toEqual(expected);
    },
  );
});

describe('the order of the calls', () => {
  const call = (
    name: string,
    outcome: CallState['outcome'],
    day: CallState['day'] = null,
  ): CallState & { name: string } => ({ name, outcome, day });

  it.each([
    [[call('new', null), call('yes', 'yes')], 'yes, new'],
    [[call('no', 'no'), call('called', 'called'), call('new', null)], 'new, called, no'],
    [
      [call('any', 'yes'), call('later', 'yes', '2026-08-20'), call('soon', 'yes', '2026-08-18')],
      'soon, later, any',
    ],
    [[call('later', 'called'), call('again', 'called', '2026-08-18')], 'again, later'],
    [[call('first', null), call('second', null)], 'first, second'],
  ])('%j are sorted as %s', (calls, expected) => {
    expect(
      inCallOrder(calls)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(expected);
  });
});
