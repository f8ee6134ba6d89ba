import { expect, it } from 'vitest';
import { PageData } from './page-data.ts';

it('Remix has nothing to encode in the data of a page', () => {
  const given = new PageData({ name: 'Sam' });
  expect(given.data).toEqual({ name: 'Sam' });
  expect(Object.entries(given)).toEqual([]);
  expect(JSON.stringify(given)).toBe('{}');
});
