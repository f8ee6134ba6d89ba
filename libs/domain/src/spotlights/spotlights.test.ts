import { describe, expect, it } from 'vitest';
import { widgetRules } from '../widgets/rules.ts';
import { nextItem, progressCounts, progressOf, sortedItems } from './item-progress.ts';
import { partnerStatus } from './partner-status.ts';
import { emptyPartnerData, type PartnerItem } from './types.ts';

const item = (
  percentageCompleted: number | null,
  id = String(percentageCompleted),
): PartnerItem => ({
  id,
  title: 'What engineers do all day',
  provider: 'University of Leeds',
  url: 'https://partner.test/1',
  picture: null,
  percentageCompleted,
});

const some = [item(0)];

describe("the meaning of a partner's response", () => {
  it.each([
    ['[LNK-5]', 200, some, 'active'],
    ['[LNK-5]', 200, [item(100), item(null)], 'active'],
    ['[LNK-6]', 204, [], 'not-started'],
    ['[LNK-6]', 200, [], 'not-started'],
    ['[LNK-6]', 204, some, 'not-started'],
    ['[LNK-7]', 201, some, 'unable'],
    ['[LNK-7]', 202, [], 'unable'],
    ['[LNK-7]', 205, [], 'unable'],
    ['[LNK-7]', 206, some, 'unable'],
    ['[LNK-7]', 304, some, 'unable'],
    ['[LNK-7]', 400, [], 'unable'],
    ['[LNK-7]', 401, [], 'unable'],
    ['[LNK-7]', 404, [], 'unable'],
    ['[LNK-7]', 500, some, 'unable'],
    ['[LNK-7]', 503, [], 'unable'],
    ['[LNK-7]', 0, some, 'unable'],
    ['[LNK-7]', NaN, some, 'unable'],
    ['[LNK-7]', null, [], 'unable'],
    ['[LNK-7]', null, some, 'unable'],
  ] as const)('%s the status %s with the items %j means %s', (_row, code, items, expected) => {
    expect(partnerStatus(code, items)).toBe(expected);
  });
});

describe('the progress of an item', () => {
  it.each([
    ['[LNK-8]', 1, 'in-progress'],
    ['[LNK-8]', 0.001, 'in-progress'],
    ['[LNK-8]', 50, 'in-progress'],
    ['[LNK-8]', 99.999, 'in-progress'],
    ['[LNK-9]', 100, 'complete'],
    ['[LNK-8]', 0, 'not-started'],
    ['[LNK-8]', -0, 'not-started'],
    ['[LNK-8]', -1, 'unknown'],
    ['[LNK-9]', 100.001, 'unknown'],
    ['[LNK-9]', 101, 'unknown'],
    ['[LNK-9]', Infinity, 'unknown'],
    ['[LNK-8]', -Infinity, 'unknown'],
    ['[LNK-8]', NaN, 'unknown'],
    ['[LNK-8]', '50', 'unknown'],
    ['[LNK-9]', '100', 'unknown'],
    ['[LNK-9]', true, 'unknown'],
    ['[LNK-9]', [100], 'unknown'],
    ['[LNK-8]', null, 'unknown'],
    ['[LNK-8]', undefined, 'unknown'],
  ])('%s %o per cent means %s', (_row, percentage, expected) => {
    expect(progressOf(percentage)).toBe(expected);
  });

  const items = [item(100), item(0), item(12), item(null), item(80), item(101)];

  it('the items are counted by progress', () => {
    expect(progressCounts(items)).toEqual({
      'in-progress': 2,
      complete: 1,
      'not-started': 1,
      unknown: 2,
    });
  });

  it('the most advanced item in progress is first, and complete items are last', () => {
    const sorted = ['80', '12', '0', '101', 'null', '100'];
    expect(sortedItems(items).map(({ id }) => id)).toEqual(sorted);
    expect(sortedItems(items.toReversed()).map(({ id }) => id)).toEqual(sorted);
  });

  it.each([
    [items, '80'],
    [[item(100), item(0)], '0'],
    [[item(100)], undefined],
    [[], undefined],
  ])('the item to continue with is the most advanced incomplete item', (among, expected) => {
    expect(nextItem(among)?.id).toBe(expected);
  });
});

it.each(['SpringpodSpotlights', 'VirtualWorkExperiences'] as const)(
  '[GRD-22] %s has no items, status or text before the partner has responded',
  (id) => {
    expect(widgetRules(id).settings.customData).toBe(emptyPartnerData);
    expect(emptyPartnerData).toEqual({ items: [], status: null, statusText: '' });
  },
);
