import { describe, expect, it } from 'vitest';
import { undergraduateAppStatus } from '../apply-status/good-status.ts';
import { columnCount, columnCounts } from './columns.ts';
import { fitted } from './fitted.ts';
import { widgetIds } from './ids.ts';
import { presetOf, presets } from './presets.ts';
import { isWide } from './rules.ts';

const undecided = undergraduateAppStatus([{ status: 'REF' }]);
const good = undergraduateAppStatus([{ status: 'REF' }, { status: 'C' }]);

it('[GRD-1] there are nineteen widgets', () => {
  expect(widgetIds).toHaveLength(19);
  expect(new Set(widgetIds).size).toBe(19);
});

it.each([
  [320, 2],
  [1106, 2],
  [1106.5, 3],
  [1107, 3],
  [1626, 3],
  [1627, 4],
  [3840, 4],
])('[GRD-26] a window of %d px has %d columns', (width, columns) => {
  expect(columnCount(width)).toBe(columns);
});

describe('the presets', () => {
  it('[GRD-24] are those of each level and mode, and of a good status each', () => {
    expect(presets.map(({ id }) => id)).toEqual(
      ['undergraduate', 'postgraduate'].flatMap((level) =>
        ['', 'Good', 'Clearing', 'ClearingGood'].map((mode) => `${level}${mode}`),
      ),
    );
  });

  it('[GRD-25] only those of undergraduates are active', () => {
    for (const { id, active } of presets) expect(active, id).toBe(id.startsWith('undergraduate'));
  });

  const orders = presets.flatMap(({ id, order }) =>
    columnCounts.map((columns) => ({ id, columns, order: order[columns] })),
  );

  it.each(orders)('[GRD-23] $id in $columns columns has every widget once', ({ order }) => {
    const all = widgetIds.filter((id) => id !== 'Apply' && id !== 'Favourites');
    expect([...order].sort()).toEqual([...all].sort());
  });

  it.each(orders)('$id in $columns columns has no row with a hole', ({ order, columns }) => {
    expect(fitted(order, columns, isWide)).toEqual(order);
  });
});

describe('the preset of a user', () => {
  const undergraduate = { studyLevel: 'Undergraduate', inClearing: false } as const;

  it.each([
    ['Undergraduate', false, undecided, 'undergraduate'],
    ['Undergraduate', true, undecided, 'undergraduateClearing'],
    ['Undergraduate', false, good, 'undergraduateGood'],
    ['Undergraduate', true, good, 'undergraduateClearingGood'],
    ['Postgraduate', false, undecided, 'undergraduate'],
    ['Postgraduate', true, undecided, 'undergraduateClearing'],
    ['Postgraduate', false, good, 'undergraduateGood'],
    ['Postgraduate', true, good, 'undergraduateClearingGood'],
  ] as const)(
    '[GRD-25][GRD-28][AMB-36] %s, in Clearing %s, %o: %s',
    (studyLevel, inClearing, appStatus, id) => {
      expect(presetOf({ studyLevel, inClearing, appStatus }).id).toBe(id);
    },
  );

  it.each([false, true])('[GRD-38] a good status changes it (clearing: %s)', (inClearing) => {
    const before = presetOf({ ...undergraduate, inClearing, appStatus: undecided }).order;
    const after = presetOf({ ...undergraduate, inClearing, appStatus: good }).order;
    for (const columns of columnCounts) {
      expect(after[columns]).not.toEqual(before[columns]);
      expect(after[columns][0]).toBe('Decision');
    }
  });

  it('a status that nobody has looked at yet is no good one', () => {
    const unchecked = undergraduateAppStatus(null);
    expect(presetOf({ ...undergraduate, appStatus: unchecked }).id).toBe('undergraduate');
  });
});

describe('an order that fits', () => {
  const isCapital = (id: string) => id === id.toUpperCase();
  it.each([
    ['a B c', 2, 'a c B'],
    ['a B c', 3, 'a B c'],
    ['a b B c D', 3, 'a b c B D'],
    ['a b c B d', 4, 'a b c d B'],
    ['a B C d', 2, 'a d B C'],
    ['A B C', 3, 'A B C'],
    ['a B', 2, 'a B'],
  ] as const)('%s in %d columns is %s', (given, columns, expected) => {
    expect(fitted(given.split(' '), columns, isCapital).join(' ')).toBe(expected);
  });
});
