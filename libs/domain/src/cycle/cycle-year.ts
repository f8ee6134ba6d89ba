import { addDays } from './calendar.ts';
import { londonDate } from './london.ts';

/** Number of days by which the cycle year is ahead of the calendar (ACS-30). */
const daysAhead = 101;

/**
 * The current cycle year: the year of the date 101 days after today, in London (APP-66, ACS-30,
 * AMB-8). It changes on 22 September, in leap years too.
 */
export function cycleYear(now: Date): number {
  return Number(addDays(londonDate(now), daysAhead).slice(0, 4));
}
