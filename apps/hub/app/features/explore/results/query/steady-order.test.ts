import { describe, expect, it } from 'vitest';
import { inSteadyOrder, valuesOf } from './steady-order.ts';
import type { FilterView } from '../view-types.ts';

const filter = (shown: string, more = '', chosen = ''): FilterView => {
  const view = (value: string) => ({ value, count: 1, isChosen: chosen.includes(value) });
  return {
    name: 'region',
    legend: 'Region',
    values: shown.split('').map(view),
    more: more.split('').map(view),
  };
};

const names = (views: readonly { value: string }[]) => views.map(({ value }) => value).join('');

describe('filter values while the applicant checks them', () => {
  it.each([
    ['a checked value stays in its position', 'dabcefgh', 'i', 'abcdefgh', 'i'],
    ['a checked value stays among the further values', 'iabcdefg', 'h', 'abcdefgh', 'i'],
    ['missing values are left out', 'ac', '', 'ac', ''],
    ['new values follow all other values', 'zabcdefg', 'hi', 'abcdefgh', 'iz'],
  ])('%s', (_case, shown, more, seen, later) => {
    const first = valuesOf(filter('abcdefgh', 'i'));
    const { values, more: rest } = inSteadyOrder(filter(shown, more), first, 8);
    expect([names(values), names(rest)]).toEqual([seen, later]);
  });

  it('the usual number of values is shown if only the checked value was listed initially', () => {
    const { values, more } = inSteadyOrder(filter('abcdefgh', 'ij'), ['j'], 1);
    expect([names(values), names(more)]).toEqual(['jabcdefg', 'hi']);
  });

  it('all initially checked values are shown, regardless of their number', () => {
    const { values, more } = inSteadyOrder(filter('jihgfedcba', 'k'), 'abcdefghijk'.split(''), 10);
    expect([names(values), names(more)]).toEqual(['abcdefghij', 'k']);
  });
});
