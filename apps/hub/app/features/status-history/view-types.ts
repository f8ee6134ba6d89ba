import type { News } from '#app/platform/islands/bus.ts';

export interface ChangeView {
  id: string;
  /** The university, or the type of application. */
  of: string;
  /** The course; null for an application. */
  course: string | null;
  /** For example 'Conditional offer'. */
  to: string;
  /** For example 'before: Being considered'; null when the earlier status is unknown. */
  before: string | null;
  /** For example 'Tuesday 9 March, 14:05'. */
  when: string;
}

export interface HistoryView {
  /** Newest first. */
  changes: readonly ChangeView[];
  /**
   * The sentence stating that nothing has changed since the first check; null if there are changes,
   * and until the day after the first check.
   */
  nothing: string | null;
  /** Changes that have not been seen yet; null if all changes have been seen. */
  news: News | null;
}
