import { expect, it } from 'vitest';
import { sizesPage } from './sizes.ts';

it('the table has every measured row with its budget', () => {
  const rows = [
    { name: './button', bytes: 668, budget: 3000 },
    { name: 'all scripts', bytes: 18_486, budget: 18_500 },
  ];
  expect(sizesPage(rows).split('\n').slice(2)).toEqual([
    '| `./button` | 0.67 | 3.00 |',
    '| `all scripts` | 18.49 | 18.50 |',
  ]);
});
