import { describe, expect, it } from 'vitest';
import { undergraduateAppStatus } from '../apply-status/good-status.ts';
import { widgetIds } from './ids.ts';
import { widgetOrder } from './order.ts';

const undecided = undergraduateAppStatus([{ status: 'REF' }]);
const good = undergraduateAppStatus([{ status: 'REF' }, { status: 'C' }]);

it('[GRD-1] there are nineteen widgets', () => {
  expect(widgetIds).toHaveLength(19);
  expect(new Set(widgetIds).size).toBe(19);
});

describe('the order of the grid', () => {
  const orders = [false, true].flatMap((inClearing) =>
    [undecided, good].map((appStatus) => ({ inClearing, appStatus })),
  );

  it.each(orders)('has every widget but Apply and Favourites once: %o', (input) => {
    const all = widgetIds.filter((id) => id !== 'Apply' && id !== 'Favourites');
    expect([...widgetOrder(input)].sort()).toEqual([...all].sort());
  });

  it.each([false, true])('[GRD-38] a good status changes it (clearing: %s)', (inClearing) => {
    const before = widgetOrder({ inClearing, appStatus: undecided });
    const after = widgetOrder({ inClearing, appStatus: good });
    expect(after).not.toEqual(before);
    expect(after[0]).toBe('Decision');
  });

  it('a status that nobody has looked at yet is no good one', () => {
    const unchecked = undergraduateAppStatus(null);
    expect(widgetOrder({ inClearing: false, appStatus: unchecked })).toEqual(
      widgetOrder({ inClearing: false, appStatus: undecided }),
    );
  });
});
