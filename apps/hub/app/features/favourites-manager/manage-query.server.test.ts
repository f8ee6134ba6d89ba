import { describe, expect, it } from 'vitest';
import { csvPath, managePath, type ManageQuery } from '#app/platform/paths/manage-path.ts';
import { readManageQuery } from './manage-query.server.ts';

const plain: ManageQuery = {
  kind: 'courses',
  search: '',
  qualification: null,
  studyMode: null,
  sort: null,
  page: 1,
  selected: null,
  replacement: null,
};
const ofUnis = { kind: 'unis' } as const;

describe('the address of the page', () => {
  it.each<[string, Partial<ManageQuery>]>([
    ['', {}],
    ['kind=unis', ofUnis],
    ['kind=filters', {}],
    ['kind=top5', {}],
    ['search=++law++school+', { search: 'law school' }],
    [
      'qualification=BSc+%28Hons%29&studyMode=Part-time',
      { qualification: 'BSc (Hons)', studyMode: 'Part-time' },
    ],
    ['qualification=&studyMode=', {}],
    [`qualification=${'a'.repeat(101)}`, {}],
    ['kind=unis&qualification=BSc&studyMode=Full-time', ofUnis],
    ['sort=points', { sort: { column: 'points', descending: false } }],
    ['sort=-distance', { sort: { column: 'distance', descending: true } }],
    ['sort=duration', {}],
    ['sort=tef', {}],
    ['kind=unis&sort=tef', { ...ofUnis, sort: { column: 'tef', descending: false } }],
    ['sort=constructor', {}],
    ['page=7', { page: 7 }],
    ['page=0', {}],
    ['page=1e3', {}],
    ['page=-2', {}],
    ['kind=locations&select=filters', { kind: 'locations', selected: 'filters' }],
    ['select=all', {}],
    [
      'replace=c&option=o&year=2027',
      { replacement: { courseId: 'c', courseOptionId: 'o', academicYearId: '2027' } },
    ],
    ['replace=c&year=2027', {}],
    ['kind=pages&replace=c&option=o&year=2027', { kind: 'pages' }],
    ['notice=abc&unknown=1', {}],
  ])('the address “%s” is parsed', (address, expected) => {
    expect(readManageQuery(new URLSearchParams(address))).toEqual({ ...plain, ...expected });
  });

  it.each<[Partial<ManageQuery>, string]>([
    [{}, ''],
    [ofUnis, '?kind=unis'],
    [{ sort: { column: 'start', descending: true }, page: 2 }, '?sort=-start&page=2'],
    [
      { search: 'a & b', qualification: 'BA (Hons)', studyMode: 'Full-time', selected: 'courses' },
      '?search=a+%26+b&qualification=BA+%28Hons%29&studyMode=Full-time&select=courses',
    ],
  ])('the query %o is written as the address %s, and is parsed back unchanged', (change, query) => {
    expect(managePath(change)).toBe(`/explore/favourites${query}`);
    expect(readManageQuery(new URLSearchParams(query))).toEqual({ ...plain, ...change });
  });

  it("the address of the file has the page's query, without the page number and the selection", () => {
    const path = csvPath({ ...ofUnis, search: 'arts', page: 3, selected: 'unis' });
    expect(path).toBe('/explore/favourites.csv?kind=unis&search=arts');
  });
});
