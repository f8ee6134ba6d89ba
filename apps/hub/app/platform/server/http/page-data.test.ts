import { expect, it } from 'vitest';
import { PageData } from './page-data.ts';

it('what a page is given has nothing for Remix to encode', () => {
  const given = new PageData({ name: 'Sam' });
  expect(given.data).toEqual({ name: 'Sam' });
  expect(Object.entries(given)).toEqual([]);
  expect(JSON.stringify(given)).toBe('{}');
});
