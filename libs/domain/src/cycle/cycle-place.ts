import type { CalendarDate } from './calendar.ts';

/** What an applicant is at when a date of the cycle comes. */
export const dateStages = ['apply', 'reply', 'extra', 'clearing', 'confirmation'] as const;
export type DateStage = (typeof dateStages)[number];

/** What a key date means in the cycle of a year. Editors say it: nobody has to read it out of a title. */
export interface CyclePlace {
  /** The year in which the course starts: the study year. */
  readonly entryYear: number;
  readonly stage: DateStage;
  /** What the date is for. Editors may have dates that no rule goes by. */
  readonly key: string;
  /** False while the date is expected rather than published. */
  readonly isConfirmed: boolean;
  /** The last day of the decisions that the date is for; null where it does not depend on them. */
  readonly decisionsBy: CalendarDate | null;
}
