import { expect, it } from 'vitest';
import { PageData } from './page-data.ts';

it('a PageData object has nothing that Remix would encode', () => {
  const given = new PageData({ name: 'Sam' });
  expect(given.data).toEqual({ name: 'Sam' });
  expect(Object.entries(given)).toEqual([]);
  expect(JSON.stringify(given)).toBe('{}');
});
