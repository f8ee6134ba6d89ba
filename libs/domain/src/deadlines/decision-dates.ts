import { londonDate } from '../cycle/london.ts';
import { type CalendarDate } from '../cycle/calendar.ts';
import type { CycleDate } from './cycle-dates.ts';
import { isReplyDate } from './reply-dates.ts';

export interface DecisionsBy {
  /**
   * `aim`: the day by which universities aim to decide. `most`: the day by which most decisions are
   * due. `last`: the day by which the last decisions are due.
   */
  readonly kind: 'aim' | 'most' | 'last';
  readonly date: CalendarDate;
  readonly isConfirmed: boolean;
}

/**
 * Returns the next day by which undergraduates can expect decisions; null if there is no such day
 * or it is unknown. Decisions are due on the days that the reply dates depend on. Only the last of
 * these days applies to every applicant, because a due day depends on when the applicant applied.
 */
export function decisionsBy(
  dates: readonly CycleDate[],
  entryYear: number,
  now: Date,
): DecisionsBy | null {
  const ofYear = dates.filter((one) => one.entryYear === entryYear);
  const aim = ofYear.find(({ key }) => key === 'advisory');
  if (aim === undefined) return null;
  const due = ofYear
    .filter(isReplyDate)
    .map(({ decisionsBy: date, isConfirmed }) => ({ date, isConfirmed }))
    .filter(({ date }) => date > aim.date);
  const days: DecisionsBy[] = [
    { kind: 'aim', date: aim.date, isConfirmed: aim.isConfirmed },
    ...due.map((day, index) => ({
      kind: index === due.length - 1 ? ('last' as const) : ('most' as const),
      ...day,
    })),
  ];
  const today = londonDate(now);
  return days.find(({ date }) => today <= date) ?? null;
}
