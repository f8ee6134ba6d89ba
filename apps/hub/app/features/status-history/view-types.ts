import type { News } from '#app/platform/islands/bus.ts';

/** One change. */
export interface ChangeView {
  id: string;
  /** Whose it is: a university, or the kind of application. */
  of: string;
  /** The course; null for an application. */
  course: string | null;
  /** 'Conditional offer' */
  to: string;
  /** 'before: Being considered'; null when nothing was known before. */
  before: string | null;
  /** 'Tuesday 9 March, 14:05' */
  when: string;
}

/** The status history of the applicant, as a page shows it. */
export interface HistoryView {
  /** Newest first. */
  changes: readonly ChangeView[];
  /** Says that nothing has, and since when; null when something has, or nothing was looked at yet. */
  nothing: string | null;
  /** What has not been seen yet; null when all has. */
  news: News | null;
}
