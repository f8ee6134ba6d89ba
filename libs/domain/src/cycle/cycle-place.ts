import type { CalendarDate } from './calendar.ts';

export const dateStages = ['apply', 'reply', 'extra', 'clearing', 'confirmation'] as const;
export type DateStage = (typeof dateStages)[number];

/**
 * The meaning of a key date in the cycle of a year. Editors enter it, so that it need not be read
 * from the title.
 */
export interface CyclePlace {
  /** The year in which the course starts: the study year. */
  readonly entryYear: number;
  readonly stage: DateStage;
  /** The purpose of the date. Editors may add dates that no rule uses. */
  readonly key: string;
  /** False while the date is expected and not published. */
  readonly isConfirmed: boolean;
  /**
   * The last day of the decisions that the date applies to; null where it does not depend on them.
   */
  readonly decisionsBy: CalendarDate | null;
}
