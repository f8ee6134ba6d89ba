export interface TimelineDate {
  id: string;
  title: string;
  /** A page with more information, or null. */
  href: string | null;
  /** ISO date for the `time` element. */
  date: string;
  /** 'Wednesday 14 January, 6pm' */
  when: string;
  /** '54 days left'; on the day itself 'today, 3 hours left'. */
  left: string;
  isToday: boolean;
  /** Set for the applicant's next date. */
  isNext?: true | undefined;
}

export type TimelineView =
  | {
      state: 'ready';
      dates: readonly TimelineDate[];
      /** False if an earlier date may be missing. */
      isNextKnown: boolean;
    }
  /** No scheme is ticked in the settings (CAL-4). */
  | { state: 'no-scheme' }
  /** The dates are unavailable (CAL-5). */
  | { state: 'failed' };
