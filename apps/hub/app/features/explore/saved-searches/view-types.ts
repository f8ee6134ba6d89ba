/** A saved search in the list. */
export interface SavedSearchView {
  readonly words: string;
  readonly href: string;
  /** '12 courses · 3 more since 12 November', or that the number is unavailable. */
  readonly found: string;
}

/** What can be done with a search on the page of its results. */
export interface SaveSearchView {
  readonly query: string;
  /** How many courses it finds. */
  readonly total: number;
  /** Of a saved one; null of one that is not. */
  readonly since: string | null;
  /** A saved one finds another number of courses than it did. */
  readonly isChanged: boolean;
}
