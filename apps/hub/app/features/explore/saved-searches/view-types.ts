export interface SavedSearchView {
  readonly words: string;
  readonly href: string;
  /** '12 courses · 3 more since 12 November', or a message that the number is unavailable. */
  readonly found: string;
}

export interface SaveSearchView {
  readonly query: string;
  /** The number of courses that the search finds. */
  readonly total: number;
  /** The change since the search was last saved or viewed; null if it is not saved. */
  readonly since: string | null;
  /** Whether the number of courses of a saved search has changed. */
  readonly isChanged: boolean;
}
