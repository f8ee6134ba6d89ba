import type { CalendarDate } from './calendar.ts';

export const dateStages = ['apply', 'reply', 'extra', 'clearing', 'confirmation'] as const;
export type DateStage = (typeof dateStages)[number];

/**
 * The meaning of a key date in the cycle of a year. Editors enter it, so that the hub does not have
 * to derive it from the title.
 */
export interface CyclePlace {
  /** The year in which the course starts: the study year. */
  readonly entryYear: number;
  readonly stage: DateStage;
  /** Identifies the purpose of the date. Editors may add dates with keys that no rule uses. */
  readonly key: string;
  /** False while the date is expected but not published. */
  readonly isConfirmed: boolean;
  /**
   * The date applies to applicants who receive their last decision by this day; null if the date
   * does not depend on decisions.
   */
  readonly decisionsBy: CalendarDate | null;
}
