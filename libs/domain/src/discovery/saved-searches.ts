import { readDate } from '../cycle/read-date.ts';
import type { SettingCollection } from '../settings/setting.ts';

/** Where the searches that somebody saved are kept (EXT-42). */
export const savedSearchesSetting = {
  collection: 'dashboardData',
  name: 'SavedSearches',
} as const satisfies { collection: SettingCollection; name: string };

/** More than anybody comes back to; each is counted anew when they are shown. */
export const MOST_SAVED_SEARCHES = 5;

/** A search for courses that somebody comes back to. */
export interface SavedSearch {
  /** The query of the address of its results, without `?`, as the hub writes it. */
  readonly query: string;
  /** What was searched for, in words. */
  readonly words: string;
  /** How many courses it found when they were last looked at. */
  readonly total: number;
  /** ISO time of that. */
  readonly lookedAt: string;
}

/** Reads the saved searches, newest first. What cannot be read is left out. */
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

/** With a search: in place of the same one, else first. Null when there is no room for another. */
export function withSavedSearch(
  list: readonly SavedSearch[],
  search: SavedSearch,
): SavedSearch[] | null {
  if (list.some(({ query }) => query === search.query)) {
    return list.map((one) => (one.query === search.query ? search : one));
  }
  return list.length < MOST_SAVED_SEARCHES ? [search, ...list] : null;
}

/** Without a search. */
export const withoutSavedSearch = (list: readonly SavedSearch[], query: string): SavedSearch[] =>
  list.filter((one) => one.query !== query);
