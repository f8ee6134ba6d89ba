import { expect, it } from 'vitest';
import type { ColumnCount } from './columns.ts';
import { layoutOf } from './layout.ts';

/**
 * Sizes of widgets by the first letter of their names: `w` is wide, `t` is tall, `b` is both, and
 * any other letter takes one cell.
 */
const sizeOf = (id: string) => ({
  columns: /^[wb]/.test(id) ? 2 : 1,
  rows: /^[tb]/.test(id) ? 2 : 1,
});

it.each<[what: string, order: string, columns: ColumnCount, grown: string]>([
  ['a row without a hole', 'a1 a2 w1', 2, ''],
  ['the end of the grid', 'a1 a2 a3', 2, ''],
  ['a hole next to a widget', 'a1 w1 a2', 2, 'a1:2x1'],
  ['a hole next to two widgets', 'a1 a2 w1', 3, 'a2:2x1'],
  ['a hole next to a wide widget', 'a1 w1 w2 w3', 3, 'w2:3x1'],
  ['a hole below a widget, next to a tall widget', 't1 a1 w1', 2, 'a1:1x2'],
  ['holes next to a tall widget', 't1 w1 a1', 2, 't1:2x2'],
  ['space that a wide widget leaves below a tall widget', 'a1 t1 w1 a2', 3, 'a1:1x2 t1:2x2'],
])(
  '%s: in the order %s with %i columns, these widgets grow: %s',
  (_what, order, columns, grown) => {
    const sizes = layoutOf(order.split(' '), columns, sizeOf);
    const larger = [...sizes].filter(([id, size]) => {
      const own = sizeOf(id);
      return size.columns !== own.columns || size.rows !== own.rows;
    });
    expect(larger.map(([id, { columns, rows }]) => `${id}:${columns}x${rows}`).join(' ')).toBe(
      grown,
    );
  },
);
