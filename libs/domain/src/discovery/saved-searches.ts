import { readDate } from '../cycle/read-date.ts';
import type { SettingCollection } from '../settings/setting.ts';

export const savedSearchesSetting = {
  collection: 'dashboardData',
  name: 'SavedSearches',
} as const satisfies { collection: SettingCollection; name: string };

/** The number is limited because each saved search needs a new count whenever the list is shown. */
export const MOST_SAVED_SEARCHES = 5;

export interface SavedSearch {
  /** The query string of the search, in the hub's format, without `?`. */
  readonly query: string;
  readonly words: string;
  /** The number of courses at the last visit. */
  readonly total: number;
  /** ISO time of the last visit. */
  readonly lookedAt: string;
}

export function parseSavedSearches(data: string | null): SavedSearch[] {
  if (data === null) return [];
  try {
    const list: unknown = JSON.parse(data);
    return Array.isArray(list) ? list.filter(isSavedSearch).slice(0, MOST_SAVED_SEARCHES) : [];
  } catch {
    return [];
  }
}

function isSavedSearch(value: unknown): value is SavedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { query, words, total, lookedAt } = value as Record<keyof SavedSearch, unknown>;
  return (
    typeof query === 'string' &&
    typeof words === 'string' &&
    typeof total === 'number' &&
    typeof lookedAt === 'string' &&
    readDate(lookedAt)?.hasOffset === true
  );
}

/** Adds a search at the top, or replaces an equal search in place. Null when the list is full. */
export function withSavedSearch(
  list: readonly SavedSearch[],
  search: SavedSearch,
): SavedSearch[] | null {
  if (list.some(({ query }) => query === search.query)) {
    return list.map((one) => (one.query === search.query ? search : one));
  }
  return list.length < MOST_SAVED_SEARCHES ? [search, ...list] : null;
}

export const withoutSavedSearch = (list: readonly SavedSearch[], query: string): SavedSearch[] =>
  list.filter((one) => one.query !== query);
