import { describe, expect, it } from 'vitest';
import { comparePath } from './compare-path.ts';
import { readCompareQuery, readTicked } from './compare-query.server.ts';

describe('the address of a comparison', () => {
  it.each([
    ['', [], false],
    ['course=a&course=b&course=a', ['a', 'b'], false],
    ['course=&course=b', ['b'], false],
    [`course=${'x'.repeat(101)}&course=b`, ['b'], false],
    ['course=a&show=differences', ['a'], true],
    ['course=a&show=all', ['a'], false],
    ['1234567'.replace(/\d/g, 'course=$&&'), ['1', '2', '3', '4', '5', '6'], false],
  ])('the address “%s” is parsed', (address, courseIds, onlyDifferences) => {
    expect(readCompareQuery(new URLSearchParams(address))).toEqual({ courseIds, onlyDifferences });
  });

  it('a query is written to an address, and is parsed back unchanged', () => {
    const query = { courseIds: ['a&b', 'c'], onlyDifferences: true };
    const path = comparePath(query);
    expect(path).toBe('/explore/favourites/compare?course=a%26b&course=c&show=differences');
    expect(readCompareQuery(new URL(path, 'http://hub').searchParams)).toEqual(query);
  });
});

describe('the table checkboxes', () => {
  it('ticked courses are read, and other fields are ignored', () => {
    const form = new FormData();
    for (const id of ['a|a-ft|2027', '10007789', 'b|b-ft|2027']) form.append('id', id);
    form.append('id', new Blob(['c|c-ft|2027']));
    form.append('csrf', 'token');
    expect(readTicked(form)).toEqual({ courseIds: ['a', 'b'], onlyDifferences: false });
  });
});
