import { londonDate } from '../cycle/london.ts';
import { type CalendarDate } from '../cycle/calendar.ts';
import type { CycleDate } from './cycle-dates.ts';
import { isReplyDate } from './reply-dates.ts';

export interface DecisionDay {
  /** The id of the key date; for a day that is not a key date, its own id. */
  readonly id: string;
  /**
   * `aim`: the day by which universities aim to decide. `most`: the day by which most decisions are
   * due. `last`: the day by which the last decisions are due.
   */
  readonly kind: 'aim' | 'most' | 'last';
  readonly date: CalendarDate;
  readonly isConfirmed: boolean;
}

/**
 * The days by which undergraduates can expect decisions; empty if they are unknown. Each reply date
 * has a day by which decisions are due (`decisionsBy`). Which of these days applies to an applicant
 * depends on when they applied; only the last day applies to everyone.
 */
export function decisionDays(
  dates: readonly CycleDate[],
  entryYear: number,
): readonly DecisionDay[] {
  const ofYear = dates.filter((one) => one.entryYear === entryYear);
  const aim = ofYear.find(({ key }) => key === 'advisory');
  if (aim === undefined) return [];
  const due = ofYear.filter(isReplyDate).filter(({ decisionsBy }) => decisionsBy > aim.date);
  return [
    { id: aim.id, kind: 'aim', date: aim.date, isConfirmed: aim.isConfirmed },
    ...due.map(({ decisionsBy: date, isConfirmed }, index) => ({
      id: `${entryYear}-decisions-${date}`,
      kind: index === due.length - 1 ? ('last' as const) : ('most' as const),
      date,
      isConfirmed,
    })),
  ];
}

export const decisionsBy = (
  dates: readonly CycleDate[],
  entryYear: number,
  now: Date,
): DecisionDay | null =>
  decisionDays(dates, entryYear).find(({ date }) => londonDate(now) <= date) ?? null;
