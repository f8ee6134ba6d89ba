import { expect, it } from 'vitest';
import { columnsOf, saysColumns } from './arrange-path.ts';

it.each([
  ['', false, 3],
  ['columns=2', true, 2],
  ['columns=4', true, 4],
  ['columns=9', true, 3],
])(
  '[EXT-4] the query %j sets a column count: %s; the page arranges %i columns',
  (query, says, columns) => {
    const search = new URLSearchParams(query);
    expect(saysColumns(search)).toBe(says);
    expect(columnsOf(search)).toBe(columns);
  },
);
