/** A date of the timeline in words. */
export interface TimelineDate {
  id: string;
  title: string;
  /** Where more is to be read; null when nowhere is. */
  href: string | null;
  /** ISO date, for machines. */
  date: string;
  /** For example 'Wednesday 14 January, 6pm'. */
  when: string;
  /** '54 days left'; on the day itself 'today, 3 hours left'. */
  left: string;
  isToday: boolean;
}

/** What the timeline shows. */
export type TimelineView =
  | {
      state: 'ready';
      dates: readonly TimelineDate[];
      /** Whether no date before the first one can be missing. */
      isNextKnown: boolean;
    }
  /** No scheme is ticked in the settings (CAL-4). */
  | { state: 'no-scheme' }
  /** The dates could not be had (CAL-5). */
  | { state: 'failed' };
