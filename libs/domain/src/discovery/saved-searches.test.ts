import { describe, expect, it } from 'vitest';
import {
  MOST_SAVED_SEARCHES,
  parseSavedSearches,
  type SavedSearch,
  withoutSavedSearch,
  withSavedSearch,
} from './saved-searches.ts';

const search = (query: string, total = 3): SavedSearch => ({
  query,
  words: `Courses of ${query}`,
  total,
  lookedAt: '2026-11-20T09:00:00.000Z',
});

describe('saved searches', () => {
  it.each([
    ['no saved searches', null, []],
    ['broken JSON', '[{', []],
    ['an object instead of a list', '{}', []],
    ['items that are not searches', JSON.stringify([1, null, { query: 'a' }, search('b')]), ['b']],
    ['an invalid time', JSON.stringify([{ ...search('a'), lookedAt: 'soon' }]), []],
    [
      'a day that does not exist',
      JSON.stringify([{ ...search('a'), lookedAt: '2026-02-31T09:00:00.000Z' }]),
      [],
    ],
    [
      'too many searches',
      JSON.stringify('abcdefg'.split('').map((query) => search(query))),
      'abcde'.split(''),
    ],
  ])(
    '[EXT-42] at most five valid searches are read from settings with %s',
    (_case, data, queries) => {
      expect(parseSavedSearches(data).map(({ query }) => query)).toEqual(queries);
    },
  );

  it('[EXT-42] the newest search is first, and a repeated search keeps its position', () => {
    const list = [search('b'), search('a')];
    expect(withSavedSearch(list, search('c'))).toEqual([search('c'), ...list]);
    expect(withSavedSearch(list, search('a', 9))).toEqual([search('b'), search('a', 9)]);
    expect(withoutSavedSearch(list, 'b')).toEqual([search('a')]);
  });

  it('[EXT-42] a full list accepts only a search that it already contains', () => {
    const full = Array.from({ length: MOST_SAVED_SEARCHES }, (_, index) => search(String(index)));
    expect(withSavedSearch(full, search('more'))).toBeNull();
    expect(withSavedSearch(full, search('0', 9))?.[0]?.total).toBe(9);
  });
});
