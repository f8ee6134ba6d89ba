import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeSetting,
  arrangedOrder,
  moves,
  moveWidget,
  orderSetting,
  placeWidget,
  readActive,
  readOrder,
  shownOrder,
  type WidgetOrder,
} from './arrangement.ts';
import { columnCounts } from './columns.ts';
import { fitted } from './fitted.ts';
import { gridOrder } from './grid-order.ts';
import { holesIn } from './layout.ts';
import { type GridWidgetId, gridWidgetIds } from './ids.ts';
import { sizeOf } from './rules.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_122, numRuns: 300 });

const all: WidgetOrder = gridWidgetIds;

/** The widgets that the letters in the tables below represent. */
const letters: Record<string, GridWidgetId> = {
  n: 'Notes',
  t: 'Tariff',
  e: 'Events',
  f: 'Faq',
  c: 'CVBuilder',
};
const orderOf = (text: string): WidgetOrder => Array.from(text, (each) => letters[each]!);
const textOf = (order: WidgetOrder) =>
  order.map((id) => Object.keys(letters).find((each) => letters[each] === id)).join('');

const anyOrder = fc.shuffledSubarray([...all], { minLength: all.length });
const someOrder = fc.shuffledSubarray([...all]);
const anyShown = fc.subarray([...all]).map((ids) => new Set(ids));
const anyWidget = fc.constantFrom(...all);

describe('the saved settings', () => {
  it.each([
    ['undergraduate', 'undergraduate'],
    ['undergraduateGood', 'undergraduate'],
    ['undergraduateClearing', 'undergraduateClearing'],
    ['undergraduateClearingGood', 'undergraduateClearing'],
  ] as const)('[GRD-37] orders of the preset %s are stored under %s', (preset, name) => {
    expect(orderSetting(preset)).toEqual({ collection: 'dashboardWidgetsOrder', name });
  });

  it('[GRD-34] the visibility of a widget has its own setting', () => {
    expect(activeSetting('Notes')).toEqual({ collection: 'dashboardWidgetsActive', name: 'Notes' });
  });

  it.each([
    ['true', true],
    ['false', false],
    [null, null],
    ['', null],
    ['{', null],
    ['"no"', null],
    ['0', null],
  ])('[GRD-34] the active setting %s is read as %s', (data, expected) => {
    expect(readActive(data)).toBe(expected);
  });

  it.each([
    ['{"2":["Notes","Tariff"],"3":["Tariff","Notes"]}', ['nt', 'tn', null]],
    ['{"4":["Notes","Nonsense",7,null,"Apply","Favourites","Notes"]}', [null, null, 'n']],
    ['{"2":[],"3":["Nonsense"],"4":"Notes"}', [null, null, null]],
    ['["Notes"]', [null, null, null]],
    ['{"2":', [null, null, null]],
    ['null', [null, null, null]],
    [null, [null, null, null]],
  ])(
    '[EXT-4][GRD-23] the setting %s is read as orders for two, three and four columns',
    (data, expected) => {
      const orders = columnCounts.map((columns) => readOrder(data, columns));
      expect(orders.map((order) => order && textOf(order))).toEqual(expected);
    },
  );

  it('reading the saved order never fails, whatever is saved', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.record({ 2: fc.anything() }).map(jsonOf)),
        fc.constantFrom(...columnCounts),
        (data, columns) => {
          const order = arrangedOrder(all, readOrder(data, columns));
          expect([...order].sort()).toEqual([...all].sort());
          expect([true, false, null]).toContain(readActive(data));
        },
      ),
    );
  });
});

const jsonOf = (value: unknown) => JSON.stringify(value);

describe('the order of the grid', () => {
  it.each([
    ['is the preset when no order is saved', 'ntefc', null, 'ntefc'],
    ["is the user's own order", 'ntefc', 'cfetn', 'cfetn'],
    ['has a new widget after its neighbour in the preset', 'ntefc', 'cen', 'cefnt'],
    ['starts with a new widget that is first in the preset', 'ntefc', 'tefc', 'ntefc'],
    ['omits a widget that is not in the preset', 'nt', 'cent', 'nt'],
  ])(
    "[EXT-4] the order %s: the preset %s with the user's order %s gives %s",
    (_why, preset, own, expected) => {
      expect(textOf(arrangedOrder(orderOf(preset), own === null ? null : orderOf(own)))).toBe(
        expected,
      );
    },
  );

  it("the order has every widget of the preset once, and the user's widgets in the user's order", () => {
    fc.assert(
      fc.property(anyOrder, someOrder, (preset, own) => {
        const order = arrangedOrder(preset, own);
        expect([...order].sort()).toEqual([...preset].sort());
        expect(order.filter((id) => own.includes(id))).toEqual(own);
      }),
    );
  });
});

describe('the order including hidden widgets', () => {
  it("[EXT-4] the user's own order is shown unchanged, even if it leaves holes", () => {
    const own = orderOf('nte');
    const shown = new Set(own);
    const order = gridOrder({ preset: all, own, shown });
    expect(shownOrder(order, shown)).toEqual(own);
    expect(fitted(own, 2, sizeOf)).not.toEqual(own);
  });

  it("the order has every widget once, and a preset's order has no more holes than the alternatives", () => {
    const holesOf = (order: WidgetOrder) =>
      columnCounts.reduce((sum, columns) => sum + holesIn(order, columns, sizeOf), 0);
    fc.assert(
      fc.property(anyOrder, anyShown, (preset, shown) => {
        const order = gridOrder({ preset, own: null, shown });
        expect([...order].sort()).toEqual([...all].sort());
        const holes = holesOf(shownOrder(order, shown));
        const wanted = shownOrder(preset, shown);
        for (const columns of columnCounts) {
          expect(holes).toBeLessThanOrEqual(holesOf(fitted(wanted, columns, sizeOf)));
        }
        expect(holes).toBeLessThanOrEqual(holesOf(wanted));
      }),
    );
  });
});

describe('moving', () => {
  it.each([
    ['one place', 'ntefc', 'ntefc', 't', 'earlier', 'tnefc'],
    ['one place', 'ntefc', 'ntefc', 't', 'later', 'netfc'],
    ['no further than the first place', 'ntefc', 'ntefc', 'n', 'earlier', 'ntefc'],
    ['no further than the last place', 'ntefc', 'ntefc', 'c', 'later', 'ntefc'],
    ['past hidden widgets', 'ntefc', 'nfc', 'f', 'earlier', 'fntec'],
    ['past hidden widgets', 'ntefc', 'nfc', 'n', 'later', 'tefnc'],
    ['not at all when it is hidden', 'ntefc', 'nfc', 't', 'later', 'ntefc'],
  ] as const)(
    '[EXT-4] a widget moves %s: in %s with %s shown, moving %s %s gives %s',
    (_why, before, seen, id, move, to) => {
      const [widget] = orderOf(id);
      const after = moveWidget(orderOf(before), widget!, move, new Set(orderOf(seen)));
      expect(textOf(after)).toBe(to);
    },
  );

  it('[EXT-4] moving a widget back and forth restores the visible order', () => {
    fc.assert(
      fc.property(
        anyOrder,
        anyShown,
        anyWidget,
        fc.constantFrom(...moves),
        (order, shown, id, move) => {
          const there = moveWidget(order, id, move, shown);
          const back = moveWidget(there, id, move === 'earlier' ? 'later' : 'earlier', shown);
          const isAtAnEnd = there === order;
          expect(shownOrder(isAtAnEnd ? there : back, shown)).toEqual(shownOrder(order, shown));
        },
      ),
    );
  });
});

describe('placing', () => {
  it('[EXT-4] a widget is put at the requested place, and the order of the other widgets is unchanged', () => {
    fc.assert(
      fc.property(
        anyOrder,
        anyShown,
        anyWidget,
        fc.integer({ min: -3, max: 20 }),
        (order, shown, id, index) => {
          const after = placeWidget(order, id, index, shown);
          expect([...after].sort()).toEqual([...order].sort());
          const seen = shownOrder(after, shown);
          if (shown.has(id)) {
            expect(seen.indexOf(id)).toBe(Math.min(Math.max(index, 0), seen.length - 1));
          }
          const others = (ids: WidgetOrder) => ids.filter((each) => each !== id);
          expect(others(after)).toEqual(others(order));
        },
      ),
    );
  });
});
