import { describe, expect, it } from 'vitest';
import { readUnisQuery, unisPath, type UnisQuery } from './unis-query.ts';

const everything: UnisQuery = { search: '', letter: null, country: null, sort: 'name', page: 1 };

describe('the address of the unis list', () => {
  it.each<[string, Partial<UnisQuery>]>([
    ['', {}],
    ['search=++Royal%09College+', { search: 'Royal College' }],
    [`search=${'a'.repeat(300)}`, { search: 'a'.repeat(100) }],
    ['letter=b', { letter: 'B' }],
    ['letter=Z', { letter: 'Z' }],
    ['letter=AB', {}],
    ['letter=%C3%84', {}],
    ['country=Northern+Ireland', { country: 'Northern Ireland' }],
    ['country=france', {}],
    ['sort=distance', { sort: 'distance' }],
    ['sort=price', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1e3', {}],
    ['page=99999', {}],
    ['unknown=1', {}],
  ])('the address “%s” is parsed', (address, expected) => {
    expect(readUnisQuery(new URLSearchParams(address))).toEqual({ ...everything, ...expected });
  });

  it.each<[Partial<UnisQuery>, string]>([
    [{}, '/explore/unis'],
    [{ letter: 'B' }, '/explore/unis?letter=B'],
    [
      { search: 'arts & crafts', letter: 'A', country: 'Wales', sort: 'distance', page: 2 },
      '/explore/unis?search=arts+%26+crafts&letter=A&country=Wales&sort=distance&page=2',
    ],
  ])('the query %o is written as the address %s, and is parsed back unchanged', (change, path) => {
    const query = { ...everything, ...change };
    expect(unisPath(query)).toBe(path);
    expect(readUnisQuery(new URL(path, 'http://hub').searchParams)).toEqual(query);
  });
});
